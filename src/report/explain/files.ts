// The long text about files that hold no inventory.
import { type Explanations, wholeFile } from './explanation.ts';

type FileCode =
  | 'no-inventory'
  | 'empty-file'
  | 'unreadable-file'
  | 'symbolic-link'
  | 'submodule'
  | 'lfs-pointer'
  | 'file-too-large'
  | 'not-utf8';

const HALF_AN_INVENTORY =
  'An inventory of which a part is missing would plan to delete that part, so nothing is planned.';

export const FILE_EXPLANATIONS: Explanations<FileCode> = {
  'no-inventory': {
    about: ['No file was found where the input `path` says that the inventory is.', 'The default is `inventory`.'],
    why: [
      'No file is not the same as "no assets".',
      'A wrong path must not look like a wish to delete everything, so it is an error.',
    ],
    whatToDo: [
      'Check `path` and `working-directory` for a typing error; a folder is searched for `*.yml` and `*.yaml` files.',
    ],
    example: { given: 'There is no folder `inventory`.', yaml: null, at: null, args: { paths: ['inventory'] } },
  },
  'empty-file': {
    about: ['The file is empty, or holds nothing but comments.'],
    why: ['A file that lost its content by accident looks just like this.', HALF_AN_INVENTORY],
    whatToDo: [
      'Restore the content, or remove the file.',
      'To state that a cyber system has no assets, write `cyber_system` and `assets: []`.',
    ],
    example: { yaml: '# an inventory, one day', at: wholeFile('inventory/comments.yml'), args: {} },
  },
  'unreadable-file': {
    about: ['The file is there, and the system does not let it be read, or it is no regular file.'],
    why: [HALF_AN_INVENTORY],
    whatToDo: [
      'The reason is the code of the system: `EACCES` asks for a permission, `ENOENT` means that the file has gone.',
      'Replace pipes, sockets and devices by plain files.',
    ],
    example: {
      given: '`pipe.yml` is a named pipe.',
      yaml: null,
      at: wholeFile('inventory/pipe.yml'),
      args: { reason: 'not a regular file' },
    },
  },
  'symbolic-link': {
    about: ['A symbolic link stands where an inventory file, or a folder of such files, is expected.'],
    why: [
      'A link can lead out of the repository, to text that no reviewer of a pull request saw.',
      'So links are not followed, and not passed over in silence either.',
    ],
    whatToDo: ['Put the file itself in the place of the link.', 'Or move the link out of `path`.'],
    example: {
      given: '`link.yml` is a link to `ems.yml`.',
      yaml: null,
      at: wholeFile('inventory/link.yml'),
      args: {},
    },
  },
  submodule: {
    about: ['A folder of the inventory is a repository of its own: a git submodule, or a clone inside a clone.'],
    why: [
      'The files of a submodule change without a diff in this repository, and a checkout may leave them out.',
      'A review here would not cover them.',
    ],
    whatToDo: ['Copy the files into this repository.', 'Or narrow `path`, so that the submodule is left out.'],
    example: {
      given: '`plant` is a submodule.',
      yaml: null,
      at: wholeFile('inventory/plant'),
      args: {},
    },
  },
  'lfs-pointer': {
    about: ['A pointer of git LFS stands in place of the file, since the checkout did not fetch the content.'],
    why: ['Reviewers see the pointer too, not the assets.', HALF_AN_INVENTORY],
    whatToDo: [
      'Take inventory files out of LFS: `git lfs untrack "*.yml"`, then `git add --renormalize .` and commit.',
      'They are small text, which git keeps well.',
    ],
    example: {
      yaml: 'version https://git-lfs.github.com/spec/v1',
      at: wholeFile('inventory/pointer.yml'),
      args: {},
    },
  },
  'file-too-large': {
    about: [
      'The file is larger than 32 MiB, which is room for about 500,000 assets; or larger than 16 MiB, and made of little but the marks of YAML.',
    ],
    why: ['A hostile file could make the reader take gigabytes of memory, so the limit is checked before it is read.'],
    whatToDo: [
      'Split the file, by facility or by cyber system.',
      'Several documents may declare the same system: what they declare is taken together.',
    ],
    example: {
      given: '`huge.yml` is one byte too large.',
      yaml: null,
      at: wholeFile('inventory/huge.yml'),
      args: { bytes: 33_554_433, limit: 33_554_432 },
    },
  },
  'not-utf8': {
    about: ['The file is not text in UTF-8: it is binary, UTF-16, or in an old encoding such as Latin-1.'],
    why: ['Read in a wrong encoding, a name would become another name, and its asset a delete and a create.'],
    whatToDo: [
      'Save the file as UTF-8; a byte order mark is accepted.',
      'From Latin-1: `iconv -f latin1 -t utf-8 old.yml > new.yml`.',
    ],
    example: {
      given: '`utf16.yml` was saved as "Unicode" by an editor.',
      yaml: null,
      at: wholeFile('inventory/utf16.yml'),
      args: {},
    },
  },
};
