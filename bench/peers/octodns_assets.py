# octoDNS as a peer: an asset is a TXT record of one zone, its type the value. Nothing but octoDNS and Python is needed.
import http.client
import json
import logging
from urllib.parse import urlsplit

from octodns.provider.base import BaseProvider
from octodns.record import Record


class AssetsProvider(BaseProvider):
    SUPPORTS = {'TXT'}
    SUPPORTS_GEO = False

    def __init__(self, id, url, key, **options):
        self.log = logging.getLogger(id)
        super().__init__(id, **options)
        self._connection = http.client.HTTPConnection(urlsplit(url).netloc)
        self._headers = {'X-API-Key': key, 'Content-Type': 'application/json'}
        self._ids = {}

    def _call(self, method, path, body=None):
        self._connection.request(method, path, body and json.dumps(body), self._headers)
        response = self._connection.getresponse()
        text = response.read()
        if response.status >= 400:
            raise RuntimeError(f'{method} {path}: {response.status}')
        return json.loads(text) if text else None

    def populate(self, zone, target=False, lenient=False):
        self._system = self._call('GET', '/cyber-systems')[0]['id']
        for asset in self._call('GET', '/cyber-assets'):
            self._ids[asset['name']] = asset['id']
            data = {'type': 'TXT', 'ttl': 60, 'values': [asset['asset_type']]}
            zone.add_record(Record.new(zone, asset['name'], data, source=self, lenient=True), lenient=True, replace=True)
        return len(zone.records) > 0

    def _apply(self, plan):
        for change in plan.changes:
            record = change.record
            body = {'name': record.name, 'cyber_system_id': self._system, 'asset_type': record.values[0]}
            action = type(change).__name__
            if action == 'Create':
                self._call('POST', '/cyber-assets', body)
            elif action == 'Update':
                self._call('PATCH', f'/cyber-assets/{self._ids[record.name]}', {'asset_type': body['asset_type']})
            else:
                self._call('DELETE', f'/cyber-assets/{self._ids[record.name]}')
