// Exports in the shape of ten products: headers as those products name them, invented devices, and what makes each odd.

export interface Device {
  readonly number: string;
  readonly name: string;
  /** The site and the cyber system in it. */
  readonly site: 'North' | 'South';
  readonly system: 'EMS' | 'Yard';
  readonly type: 'hardware' | 'software';
}

interface Product {
  readonly name: string;
  readonly mapping: string;
  readonly text: (devices: readonly Device[]) => string;
}

function rows(
  devices: readonly Device[],
  { sep = ',', end = '\n' },
  cells: (device: Device, index: number) => readonly string[],
) {
  const quoted = (cell: string) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return devices.map((device, index) => cells(device, index).map(quoted).join(sep) + end).join('');
}

const isHardware = ({ type }: Device) => type === 'hardware';

export const PRODUCTS: readonly Product[] = [
  {
    // Classes by their table, retired items among the others, and a system of two sites.
    name: 'ServiceNow',
    mapping: `columns: {external_id: sys_id, name: name, cyber_system: u_bes_system, facility: location, asset_type: sys_class_name}
values: {"cmdb_ci_app*": software, "cmdb_ci_*": hardware}
skip: {operational_status: [Retired, "Non-*"]}
`,
    text: (devices) =>
      `"sys_id","name","sys_class_name","operational_status","location","u_bes_system"\n${rows(devices, {}, (one) => [
        one.number,
        one.name,
        isHardware(one) ? 'cmdb_ci_ip_switch' : 'cmdb_ci_appl',
        'Operational',
        one.site,
        one.system,
      ])}zz,left over,cmdb_ci_server,Retired,North,EMS\nzy,left over,cmdb_ci_server,Non-Operational,North,EMS\n`,
  },
  {
    // Semicolons behind each cell, so that the last column has no header, and locations as paths.
    name: 'GLPI',
    mapping: `columns: {external_id: Inventory number, name: Name, cyber_system: Groups, facility: Location, asset_type: Types}
values: {Software: software, "*": hardware}
facilities: {"* > North*": North, "* > South*": South}
`,
    text: (devices) =>
      `\uFEFF"Name";"Inventory number";"Types";"Groups";"Location";\r\n${rows(
        devices,
        { sep: ';', end: ';\r\n' },
        (one) => [
          one.name,
          one.number,
          isHardware(one) ? 'Switch' : 'Software',
          one.system,
          `Utility > ${one.site} > Room 1`,
        ],
      )}`,
  },
  {
    // Half of the assets have no name, so model and tag are one.
    name: 'Snipe-IT',
    mapping: `columns:
  external_id: Asset Tag
  name: [Asset Name, "{Model} ({Serial})"]
  cyber_system: Company
  facility: Location
  asset_type: Category
values: {"* software": software, "*": hardware}
`,
    text: (devices) =>
      `"Company","Asset Name","Asset Tag","Model","Category","Serial","Location"\n${rows(devices, {}, (one, index) => {
        const [, model = '', serial = ''] = /^(.*) \((.*)\)$/.exec(one.name) ?? [];
        const isModel = model !== '' && index % 2 === 1;
        const named = isModel ? ['', one.number, model] : [one.name, one.number, 'M1'];
        const kind = isHardware(one) ? 'Network' : 'Control software';
        return [one.system, ...named, kind, isModel ? serial : 'S1', one.site];
      })}`,
  },
  {
    // A site that is a control center, and only some roles.
    name: 'NetBox',
    mapping: `columns: {external_id: ID, name: Name, cyber_system: Tenant, facility: Site, asset_type: Role}
values: {Host: software, "*": hardware}
only: {Role: [Host, "*Switch"], Status: Active}
`,
    text: (devices) =>
      `Name,Status,Tenant,Site,Role,Manufacturer,Type,ID\n${rows(devices, {}, (one) => [
        ...[
          one.name,
          'Active',
          one.system,
          one.site,
          isHardware(one) ? 'Core switch' : 'Host',
          'Acme',
          'X1',
          one.number,
        ],
      ])}patch panel,Active,EMS,North,Patch panel,Acme,P,9001\nspare,Offline,EMS,North,Host,Acme,P,9002\n`,
  },
  {
    // A title above the headers, and one name for a system and its class.
    name: 'i-doit',
    mapping: `header: 3
columns: {external_id: SYSID, name: Title, cyber_system: Purpose, facility: Location, asset_type: Object type}
values: {Application: software, Switch: hardware}
systems: {"control *": EMS, "*": Yard}
`,
    text: (devices) =>
      `Report: BES assets;;;;\n\nSYSID;Title;Object type;Purpose;Location\n${rows(devices, { sep: ';' }, (one) => [
        ...[one.number, one.name, isHardware(one) ? 'Switch' : 'Application'],
        ...[one.system === 'EMS' ? 'Control room' : 'Outdoor', one.site],
      ])}`,
  },
  {
    // The type of the objects above the headers, and the site in a path that is a name, too.
    name: 'Active Directory',
    mapping: `header: 2
columns: {external_id: ObjectGUID, name: Name, cyber_system: Department, facility: DistinguishedName, asset_type: ObjectClass}
values: {computer: hardware, application: software}
facilities: {"*OU=North,*": North, "*OU=South,*": South}
only: {Enabled: "True"}
`,
    text: (devices) =>
      `#TYPE Selected.Microsoft.ActiveDirectory.Management.ADComputer\n"Name","ObjectGUID","ObjectClass","Enabled","Department","DistinguishedName"\n${rows(
        devices,
        { end: '\r\n' },
        (one) => [
          ...[one.name, one.number, isHardware(one) ? 'computer' : 'application', 'True', one.system],
          `CN=${one.number},OU=${one.site},DC=utility,DC=example`,
        ],
      )}old,guid-old,computer,False,EMS,"CN=old,OU=North,DC=utility"\n`,
  },
  {
    // A separator on the first line, repeated headers, and a total below.
    name: 'a spreadsheet of substations',
    mapping: `columns: {external_id: "No.", name: Device, cyber_system: Scheme, facility: Substation, asset_type: Kind}
values: {HW: hardware, SW: software}
`,
    text: (devices) => {
      const header = 'No.|Device|Kind|Scheme|Substation\n';
      const lines = rows(devices, { sep: '|' }, (one) => {
        return [one.number, ` ${one.name} `, isHardware(one) ? 'HW' : 'sw', one.system, one.site];
      });
      const cut = lines.indexOf('\n') + 1;
      return `sep=|\n${header}${lines.slice(0, cut)}${header}${lines.slice(cut)}Total: ${devices.length}||||\n`;
    },
  },
  {
    // No headers at all, and tabs.
    name: 'a plant maintenance list',
    mapping: `header: [Equipment, Description, Floc, Type]
delimiter: tab
columns: {external_id: Equipment, name: Description, cyber_system: Floc, facility: Floc, asset_type: Type}
values: {I: hardware, S: software}
systems: {"*-EMS": EMS, "*-YARD": Yard}
facilities: {"NOR-*": North, "SOU-*": South}
`,
    text: (devices) =>
      rows(devices, { sep: '\t', end: '\r\n' }, (one) => [
        ...[one.number, one.name, `${one.site.slice(0, 3).toUpperCase()}-${one.system.toUpperCase()}`],
        isHardware(one) ? 'I' : 'S',
      ]),
  },
  {
    // Every row twice, empty types, and a column that is not there.
    name: 'Device42',
    mapping: `columns: {external_id: device_id, name: name, cyber_system: customer, facility: building, asset_type: type}
values: {virtual: software}
defaults: {asset_type: hardware}
`,
    text: (devices) =>
      `device_id,name,type,building,customer,notes\n${rows(
        devices.flatMap((one) => [one, one]),
        {},
        (one) => [one.number, one.name, isHardware(one) ? '' : 'virtual', one.site, one.system, '"as is"'],
      )}`,
  },
  {
    // Cells that a formula hides behind, and line breaks in cells.
    name: 'Lansweeper',
    mapping: `columns: {external_id: AssetID, name: AssetName, cyber_system: Custom1, facility: Location, asset_type: AssetTypename}
values: {Switch: hardware, "* Server": software}
systems: {E: EMS, Y: Yard}
skip: {AssetName: ""}
`,
    text: (devices) =>
      `AssetID,AssetName,"Asset\nTypename",Custom1,Location,Description\n${rows(devices, {}, (one) => [
        ...[one.number, one.name.replace(/^(?=[=+@-])/, "'"), isHardware(one) ? 'Switch' : 'SQL Server'],
        ...[one.system.charAt(0), one.site, 'two\nlines'],
      ])}77,,Switch,E,North,\n`.replace('"Asset\nTypename"', '"AssetTypename\n"'),
  },
];
