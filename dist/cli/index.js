#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = { get spawn() { return __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process").spawn; } };

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 6848:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 8909:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { Argument } = __nccwpck_require__(9154);
const { Command } = __nccwpck_require__(4348);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(1135);
const { Help } = __nccwpck_require__(9754);
const { Option } = __nccwpck_require__(5240);

exports.DM = new Command();

exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);

/**
 * Expose classes
 */

exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;

exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; // Deprecated


/***/ }),

/***/ 9154:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Argument {
  /**
   * Initialize a new command argument with the given name and description.
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @param {string} name
   * @param {string} [description]
   */

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': // e.g. <required>
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': // e.g. [optional]
        this.required = false;
        this._name = name.slice(1, -1);
        break;
      default:
        this.required = true;
        this._name = name;
        break;
    }

    if (this._name.endsWith('...')) {
      this.variadic = true;
      this._name = this._name.slice(0, -3);
    }
  }

  /**
   * Return argument name.
   *
   * @return {string}
   */

  name() {
    return this._name;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Argument}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Set the custom handler for processing CLI command arguments into argument values.
   *
   * @param {Function} [fn]
   * @return {Argument}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Only allow argument value to be one of choices.
   *
   * @param {string[]} values
   * @return {Argument}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Make argument required.
   *
   * @returns {Argument}
   */
  argRequired() {
    this.required = true;
    return this;
  }

  /**
   * Make argument optional.
   *
   * @returns {Argument}
   */
  argOptional() {
    this.required = false;
    return this;
  }
}

/**
 * Takes an argument and returns its human readable equivalent for help usage.
 *
 * @param {Argument} arg
 * @return {string}
 * @private
 */

function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;


/***/ }),

/***/ 4348:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const EventEmitter = (__nccwpck_require__(8474).EventEmitter);
const childProcess = __nccwpck_require__(1421);
const path = __nccwpck_require__(6760);
const fs = __nccwpck_require__(3024);
const process = __nccwpck_require__(1708);

const { Argument, humanReadableArgName } = __nccwpck_require__(9154);
const { CommanderError } = __nccwpck_require__(1135);
const { Help, stripColor } = __nccwpck_require__(9754);
const { Option, DualOptions } = __nccwpck_require__(5240);
const { suggestSimilar } = __nccwpck_require__(2649);

class Command extends EventEmitter {
  /**
   * Initialize a new `Command`.
   *
   * @param {string} [name]
   */

  constructor(name) {
    super();
    /** @type {Command[]} */
    this.commands = [];
    /** @type {Option[]} */
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    /** @type {Argument[]} */
    this.registeredArguments = [];
    this._args = this.registeredArguments; // deprecated old name
    /** @type {string[]} */
    this.args = []; // cli args with options removed
    this.rawArgs = [];
    this.processedArgs = []; // like .args but after custom processing and collecting variadic
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; // default, env, cli etc
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; // custom name for executable
    this._executableDir = null; // custom search directory for subcommands
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; // legacy
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; // a hash of arrays
    /** @type {(boolean | string)} */
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; // used in save/restoreStateBeforeParse

    // see configureOutput() for docs
    this._outputConfiguration = {
      writeOut: (str) => process.stdout.write(str),
      writeErr: (str) => process.stderr.write(str),
      outputError: (str, write) => write(str),
      getOutHelpWidth: () =>
        process.stdout.isTTY ? process.stdout.columns : undefined,
      getErrHelpWidth: () =>
        process.stderr.isTTY ? process.stderr.columns : undefined,
      getOutHasColors: () =>
        useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
      getErrHasColors: () =>
        useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
      stripColor: (str) => stripColor(str),
    };

    this._hidden = false;
    /** @type {(Option | null | undefined)} */
    this._helpOption = undefined; // Lazy created on demand. May be null if help option is disabled.
    this._addImplicitHelpCommand = undefined; // undecided whether true or false yet, not inherited
    /** @type {Command} */
    this._helpCommand = undefined; // lazy initialised, inherited
    this._helpConfiguration = {};
    /** @type {string | undefined} */
    this._helpGroupHeading = undefined; // soft initialised when added to parent
    /** @type {string | undefined} */
    this._defaultCommandGroup = undefined;
    /** @type {string | undefined} */
    this._defaultOptionGroup = undefined;
  }

  /**
   * Copy settings that are useful to have in common across root command and subcommands.
   *
   * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
   *
   * @param {Command} sourceCommand
   * @return {Command} `this` command for chaining
   */
  copyInheritedSettings(sourceCommand) {
    this._outputConfiguration = sourceCommand._outputConfiguration;
    this._helpOption = sourceCommand._helpOption;
    this._helpCommand = sourceCommand._helpCommand;
    this._helpConfiguration = sourceCommand._helpConfiguration;
    this._exitCallback = sourceCommand._exitCallback;
    this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
    this._combineFlagAndOptionalValue =
      sourceCommand._combineFlagAndOptionalValue;
    this._allowExcessArguments = sourceCommand._allowExcessArguments;
    this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
    this._showHelpAfterError = sourceCommand._showHelpAfterError;
    this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;

    return this;
  }

  /**
   * @returns {Command[]}
   * @private
   */

  _getCommandAndAncestors() {
    const result = [];
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }

  /**
   * Define a command.
   *
   * There are two styles of command: pay attention to where to put the description.
   *
   * @example
   * // Command implemented using action handler (description is supplied separately to `.command`)
   * program
   *   .command('clone <source> [destination]')
   *   .description('clone a repository into a newly created directory')
   *   .action((source, destination) => {
   *     console.log('clone command called');
   *   });
   *
   * // Command implemented using separate executable file (description is second parameter to `.command`)
   * program
   *   .command('start <service>', 'start named service')
   *   .command('stop [service]', 'stop named service, or all if no name supplied');
   *
   * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
   * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
   * @param {object} [execOpts] - configuration options (for executable)
   * @return {Command} returns new command for action handler, or `this` for executable command
   */

  command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
    let desc = actionOptsOrExecDesc;
    let opts = execOpts;
    if (typeof desc === 'object' && desc !== null) {
      opts = desc;
      desc = null;
    }
    opts = opts || {};
    const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);

    const cmd = this.createCommand(name);
    if (desc) {
      cmd.description(desc);
      cmd._executableHandler = true;
    }
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    cmd._hidden = !!(opts.noHelp || opts.hidden); // noHelp is deprecated old name for hidden
    cmd._executableFile = opts.executableFile || null; // Custom name for executable file, set missing to null to match constructor
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }

  /**
   * Factory routine to create a new unattached command.
   *
   * See .command() for creating an attached subcommand, which uses this routine to
   * create the command. You can override createCommand to customise subcommands.
   *
   * @param {string} [name]
   * @return {Command} new command
   */

  createCommand(name) {
    return new Command(name);
  }

  /**
   * You can customise the help with a subclass of Help by overriding createHelp,
   * or by overriding Help properties using configureHelp().
   *
   * @return {Help}
   */

  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }

  /**
   * You can customise the help by overriding Help properties using configureHelp(),
   * or with a subclass of Help by overriding createHelp().
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }

  /**
   * The default output goes to stdout and stderr. You can customise this for special
   * applications. You can also customise the display of errors by overriding outputError.
   *
   * The configuration properties are all functions:
   *
   *     // change how output being written, defaults to stdout and stderr
   *     writeOut(str)
   *     writeErr(str)
   *     // change how output being written for errors, defaults to writeErr
   *     outputError(str, write) // used for displaying errors and not used for displaying help
   *     // specify width for wrapping help
   *     getOutHelpWidth()
   *     getErrHelpWidth()
   *     // color support, currently only used with Help
   *     getOutHasColors()
   *     getErrHasColors()
   *     stripColor() // used to remove ANSI escape codes if output does not have colors
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  /**
   * Display the help or a custom message after an error occurs.
   *
   * @param {(boolean|string)} [displayHelp]
   * @return {Command} `this` command for chaining
   */
  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  /**
   * Display suggestion of similar commands for unknown commands, or options for unknown options.
   *
   * @param {boolean} [displaySuggestion]
   * @return {Command} `this` command for chaining
   */
  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }

  /**
   * Add a prepared subcommand.
   *
   * See .command() for creating an attached subcommand which inherits settings from its parent.
   *
   * @param {Command} cmd - new subcommand
   * @param {object} [opts] - configuration options
   * @return {Command} `this` command for chaining
   */

  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; // modifying passed command due to existing implementation

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }

  /**
   * Factory routine to create a new unattached argument.
   *
   * See .argument() for creating an attached argument, which uses this routine to
   * create the argument. You can override createArgument to return a custom argument.
   *
   * @param {string} name
   * @param {string} [description]
   * @return {Argument} new argument
   */

  createArgument(name, description) {
    return new Argument(name, description);
  }

  /**
   * Define argument syntax for command.
   *
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @example
   * program.argument('<input-file>');
   * program.argument('[output-file]');
   *
   * @param {string} name
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom argument processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */
  argument(name, description, parseArg, defaultValue) {
    const argument = this.createArgument(name, description);
    if (typeof parseArg === 'function') {
      argument.default(defaultValue).argParser(parseArg);
    } else {
      argument.default(parseArg);
    }
    this.addArgument(argument);
    return this;
  }

  /**
   * Define argument syntax for command, adding multiple at once (without descriptions).
   *
   * See also .argument().
   *
   * @example
   * program.arguments('<cmd> [env]');
   *
   * @param {string} names
   * @return {Command} `this` command for chaining
   */

  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  /**
   * Define argument syntax for command, adding a prepared argument.
   *
   * @param {Argument} argument
   * @return {Command} `this` command for chaining
   */
  addArgument(argument) {
    const previousArgument = this.registeredArguments.slice(-1)[0];
    if (previousArgument?.variadic) {
      throw new Error(
        `only the last argument can be variadic '${previousArgument.name()}'`,
      );
    }
    if (
      argument.required &&
      argument.defaultValue !== undefined &&
      argument.parseArg === undefined
    ) {
      throw new Error(
        `a default value for a required argument is never used: '${argument.name()}'`,
      );
    }
    this.registeredArguments.push(argument);
    return this;
  }

  /**
   * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
   *
   * @example
   *    program.helpCommand('help [cmd]');
   *    program.helpCommand('help [cmd]', 'show help');
   *    program.helpCommand(false); // suppress default help command
   *    program.helpCommand(true); // add help command even if no subcommands
   *
   * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
   * @param {string} [description] - custom description
   * @return {Command} `this` command for chaining
   */

  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        // make the command to store the group
        this._initCommandGroup(this._getHelpCommand());
      }
      return this;
    }

    const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
    const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
    const helpDescription = description ?? 'display help for command';

    const helpCommand = this.createCommand(helpName);
    helpCommand.helpOption(false);
    if (helpArgs) helpCommand.arguments(helpArgs);
    if (helpDescription) helpCommand.description(helpDescription);

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    // init group unless lazy create
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  /**
   * Add prepared custom help command.
   *
   * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
   * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
   * @return {Command} `this` command for chaining
   */
  addHelpCommand(helpCommand, deprecatedDescription) {
    // If not passed an object, call through to helpCommand for backwards compatibility,
    // as addHelpCommand was originally used like helpCommand is now.
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  /**
   * Lazy create help command.
   *
   * @return {(Command|null)}
   * @package
   */
  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); // use default name and description
      }
      return this._helpCommand;
    }
    return null;
  }

  /**
   * Add hook for life cycle event.
   *
   * @param {string} event
   * @param {Function} listener
   * @return {Command} `this` command for chaining
   */

  hook(event, listener) {
    const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
    if (!allowedValues.includes(event)) {
      throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
    }
    if (this._lifeCycleHooks[event]) {
      this._lifeCycleHooks[event].push(listener);
    } else {
      this._lifeCycleHooks[event] = [listener];
    }
    return this;
  }

  /**
   * Register callback to use as replacement for calling process.exit.
   *
   * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
   * @return {Command} `this` command for chaining
   */

  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
          // Async callback from spawn events, not useful to throw.
        }
      };
    }
    return this;
  }

  /**
   * Call process.exit, and _exitCallback if defined.
   *
   * @param {number} exitCode exit code for using with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   * @return never
   * @private
   */

  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
      // Expecting this line is not reached.
    }
    process.exit(exitCode);
  }

  /**
   * Register callback `fn` for the command.
   *
   * @example
   * program
   *   .command('serve')
   *   .description('start service')
   *   .action(function() {
   *      // do work here
   *   });
   *
   * @param {Function} fn
   * @return {Command} `this` command for chaining
   */

  action(fn) {
    const listener = (args) => {
      // The .action callback takes an extra parameter which is the command or options.
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; // backwards compatible "options"
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }

  /**
   * Factory routine to create a new unattached option.
   *
   * See .option() for creating an attached option, which uses this routine to
   * create the option. You can override createOption to return a custom option.
   *
   * @param {string} flags
   * @param {string} [description]
   * @return {Option} new option
   */

  createOption(flags, description) {
    return new Option(flags, description);
  }

  /**
   * Wrap parseArgs to catch 'commander.invalidArgument'.
   *
   * @param {(Option | Argument)} target
   * @param {string} value
   * @param {*} previous
   * @param {string} invalidArgumentMessage
   * @private
   */

  _callParseArg(target, value, previous, invalidArgumentMessage) {
    try {
      return target.parseArg(value, previous);
    } catch (err) {
      if (err.code === 'commander.invalidArgument') {
        const message = `${invalidArgumentMessage} ${err.message}`;
        this.error(message, { exitCode: err.exitCode, code: err.code });
      }
      throw err;
    }
  }

  /**
   * Check for option flag conflicts.
   * Register option if no conflicts found, or throw on conflict.
   *
   * @param {Option} option
   * @private
   */

  _registerOption(option) {
    const matchingOption =
      (option.short && this._findOption(option.short)) ||
      (option.long && this._findOption(option.long));
    if (matchingOption) {
      const matchingFlag =
        option.long && this._findOption(option.long)
          ? option.long
          : option.short;
      throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
    }

    this._initOptionGroup(option);
    this.options.push(option);
  }

  /**
   * Check for command name and alias conflicts with existing commands.
   * Register command if no conflicts found, or throw on conflict.
   *
   * @param {Command} command
   * @private
   */

  _registerCommand(command) {
    const knownBy = (cmd) => {
      return [cmd.name()].concat(cmd.aliases());
    };

    const alreadyUsed = knownBy(command).find((name) =>
      this._findCommand(name),
    );
    if (alreadyUsed) {
      const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
      const newCmd = knownBy(command).join('|');
      throw new Error(
        `cannot add command '${newCmd}' as already have command '${existingCmd}'`,
      );
    }

    this._initCommandGroup(command);
    this.commands.push(command);
  }

  /**
   * Add an option.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    // store default value
    if (option.negate) {
      // --no-foo is special and defaults foo to true, unless a --foo option is already defined
      const positiveLongFlag = option.long.replace(/^--no-/, '--');
      if (!this._findOption(positiveLongFlag)) {
        this.setOptionValueWithSource(
          name,
          option.defaultValue === undefined ? true : option.defaultValue,
          'default',
        );
      }
    } else if (option.defaultValue !== undefined) {
      this.setOptionValueWithSource(name, option.defaultValue, 'default');
    }

    // handler for cli and env supplied values
    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      // val is null for optional option used without an optional-argument.
      // val is undefined for boolean and negated option.
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      // custom processing
      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      // Fill-in appropriate missing values. Long winded but easy to follow.
      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; // not normal, parseArg might have failed or be a mock function for testing
        }
      }
      this.setOptionValueWithSource(name, val, valueSource);
    };

    this.on('option:' + oname, (val) => {
      const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
      handleOptionValue(val, invalidValueMessage, 'cli');
    });

    if (option.envVar) {
      this.on('optionEnv:' + oname, (val) => {
        const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
        handleOptionValue(val, invalidValueMessage, 'env');
      });
    }

    return this;
  }

  /**
   * Internal implementation shared by .option() and .requiredOption()
   *
   * @return {Command} `this` command for chaining
   * @private
   */
  _optionEx(config, flags, description, fn, defaultValue) {
    if (typeof flags === 'object' && flags instanceof Option) {
      throw new Error(
        'To add an Option object use addOption() instead of option() or requiredOption()',
      );
    }
    const option = this.createOption(flags, description);
    option.makeOptionMandatory(!!config.mandatory);
    if (typeof fn === 'function') {
      option.default(defaultValue).argParser(fn);
    } else if (fn instanceof RegExp) {
      // deprecated
      const regex = fn;
      fn = (val, def) => {
        const m = regex.exec(val);
        return m ? m[0] : def;
      };
      option.default(defaultValue).argParser(fn);
    } else {
      option.default(fn);
    }

    return this.addOption(option);
  }

  /**
   * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
   * option-argument is indicated by `<>` and an optional option-argument by `[]`.
   *
   * See the README for more details, and see also addOption() and requiredOption().
   *
   * @example
   * program
   *     .option('-p, --pepper', 'add pepper')
   *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
   *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
   *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }

  /**
   * Add a required option which must have a value after parsing. This usually means
   * the option must be specified on the command line. (Otherwise the same as .option().)
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  /**
   * Alter parsing of short flags with optional values.
   *
   * @example
   * // for `.option('-f,--flag [value]'):
   * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
   * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
   *
   * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
   * @return {Command} `this` command for chaining
   */
  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  /**
   * Allow unknown options on the command line.
   *
   * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
   * @return {Command} `this` command for chaining
   */
  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  /**
   * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
   *
   * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
   * @return {Command} `this` command for chaining
   */
  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  /**
   * Enable positional options. Positional means global options are specified before subcommands which lets
   * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
   * The default behaviour is non-positional and global options may appear anywhere on the command line.
   *
   * @param {boolean} [positional]
   * @return {Command} `this` command for chaining
   */
  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  /**
   * Pass through options that come after command-arguments rather than treat them as command-options,
   * so actual command-options come before command-arguments. Turning this on for a subcommand requires
   * positional options to have been enabled on the program (parent commands).
   * The default behaviour is non-positional and options may appear before or after command-arguments.
   *
   * @param {boolean} [passThrough] for unknown options.
   * @return {Command} `this` command for chaining
   */
  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }

  /**
   * @private
   */

  _checkForBrokenPassThrough() {
    if (
      this.parent &&
      this._passThroughOptions &&
      !this.parent._enablePositionalOptions
    ) {
      throw new Error(
        `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
      );
    }
  }

  /**
   * Whether to store option values as properties on command object,
   * or store separately (specify false). In both cases the option values can be accessed using .opts().
   *
   * @param {boolean} [storeAsProperties=true]
   * @return {Command} `this` command for chaining
   */

  storeOptionsAsProperties(storeAsProperties = true) {
    if (this.options.length) {
      throw new Error('call .storeOptionsAsProperties() before adding options');
    }
    if (Object.keys(this._optionValues).length) {
      throw new Error(
        'call .storeOptionsAsProperties() before setting option values',
      );
    }
    this._storeOptionsAsProperties = !!storeAsProperties;
    return this;
  }

  /**
   * Retrieve option value.
   *
   * @param {string} key
   * @return {object} value
   */

  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }

  /**
   * Store option value.
   *
   * @param {string} key
   * @param {object} value
   * @return {Command} `this` command for chaining
   */

  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }

  /**
   * Store option value and where the value came from.
   *
   * @param {string} key
   * @param {object} value
   * @param {string} source - expected values are default/config/env/cli/implied
   * @return {Command} `this` command for chaining
   */

  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }

  /**
   * Get source of option value.
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }

  /**
   * Get source of option value. See also .optsWithGlobals().
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSourceWithGlobals(key) {
    // global overwrites local, like optsWithGlobals
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (cmd.getOptionValueSource(key) !== undefined) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }

  /**
   * Get user arguments from implied or explicit arguments.
   * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
   *
   * @private
   */

  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    // auto-detect argument conventions if nothing supplied
    if (argv === undefined && parseOptions.from === undefined) {
      if (process.versions?.electron) {
        parseOptions.from = 'electron';
      }
      // check node specific options for scenarios where user CLI args follow executable without scriptname
      const execArgv = process.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; // internal usage, not documented
      }
    }

    // default to using process.argv
    if (argv === undefined) {
      argv = process.argv;
    }
    this.rawArgs = argv.slice();

    // extract the user args and scriptPath
    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        // @ts-ignore: because defaultApp is an unknown property
        if (process.defaultApp) {
          this._scriptPath = argv[1];
          userArgs = argv.slice(2);
        } else {
          userArgs = argv.slice(1);
        }
        break;
      case 'user':
        userArgs = argv.slice(0);
        break;
      case 'eval':
        userArgs = argv.slice(1);
        break;
      default:
        throw new Error(
          `unexpected parse option { from: '${parseOptions.from}' }`,
        );
    }

    // Find default name for program from arguments.
    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Use parseAsync instead of parse if any of your action handlers are async.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * program.parse(); // parse process.argv and auto-detect electron and special node flags
   * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
   * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv] - optional, defaults to process.argv
   * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
   * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
   * @return {Command} `this` command for chaining
   */

  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
   * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
   * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv]
   * @param {object} [parseOptions]
   * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
   * @return {Promise}
   */

  async parseAsync(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    await this._parseCommand([], userArgs);

    return this;
  }

  _prepareForParse() {
    if (this._savedState === null) {
      this.saveStateBeforeParse();
    } else {
      this.restoreStateBeforeParse();
    }
  }

  /**
   * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state saved.
   */
  saveStateBeforeParse() {
    this._savedState = {
      // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
      _name: this._name,
      // option values before parse have default values (including false for negated options)
      // shallow clones
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  /**
   * Restore state before parse for calls after the first.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state restored.
   */
  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    // clear state from _prepareUserArgs
    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    // clear state from setOptionValueWithSource
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    // clear state from _parseCommand
    this.args = [];
    // clear state from _processArguments
    this.processedArgs = [];
  }

  /**
   * Throw if expected executable is missing. Add lots of help for author.
   *
   * @param {string} executableFile
   * @param {string} executableDir
   * @param {string} subcommandName
   */
  _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
    if (fs.existsSync(executableFile)) return;

    const executableDirMessage = executableDir
      ? `searched for local subcommand relative to directory '${executableDir}'`
      : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
    const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
    throw new Error(executableMissing);
  }

  /**
   * Execute a sub-command executable.
   *
   * @private
   */

  _executeSubCommand(subcommand, args) {
    args = args.slice();
    let launchWithNode = false; // Use node for source targets so do not need to get permissions correct, and on Windows.
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      // Look for specified file
      const localBin = path.resolve(baseDir, baseName);
      if (fs.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(path.extname(baseName))) return undefined;

      // Try all the extensions.
      const foundExt = sourceExt.find((ext) =>
        fs.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    // Not checking for help first. Unlikely to have mandatory and executable, and can't robustly test for help flags in external command.
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // executableFile and executableDir might be full path, or just a name
    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; // resolve possible symlink for installed npm binary
      try {
        resolvedScriptPath = fs.realpathSync(this._scriptPath);
      } catch {
        resolvedScriptPath = this._scriptPath;
      }
      executableDir = path.resolve(
        path.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = path.basename(
          this._scriptPath,
          path.extname(this._scriptPath),
        );
        if (legacyName !== this._name) {
          localFile = findFile(
            executableDir,
            `${legacyName}-${subcommand._name}`,
          );
        }
      }
      executableFile = localFile || executableFile;
    }

    launchWithNode = sourceExt.includes(path.extname(executableFile));

    let proc;
    if (process.platform !== 'win32') {
      if (launchWithNode) {
        args.unshift(executableFile);
        // add executable arguments to spawn
        args = incrementNodeInspectorPort(process.execArgv).concat(args);

        proc = childProcess.spawn(process.argv[0], args, { stdio: 'inherit' });
      } else {
        proc = childProcess.spawn(executableFile, args, { stdio: 'inherit' });
      }
    } else {
      this._checkForMissingExecutable(
        executableFile,
        executableDir,
        subcommand._name,
      );
      args.unshift(executableFile);
      // add executable arguments to spawn
      args = incrementNodeInspectorPort(process.execArgv).concat(args);
      proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      // testing mainly to avoid leak warnings during unit tests with mocked spawn
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        process.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            // @ts-ignore because signals not typed to known strings
            proc.kill(signal);
          }
        });
      });
    }

    // By default terminate process when spawned process terminates.
    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; // code is null if spawned process terminated due to a signal
      if (!exitCallback) {
        process.exit(code);
      } else {
        exitCallback(
          new CommanderError(
            code,
            'commander.executeSubCommandAsync',
            '(close)',
          ),
        );
      }
    });
    proc.on('error', (err) => {
      // @ts-ignore: because err.code is an unknown property
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
        // @ts-ignore: because err.code is an unknown property
      } else if (err.code === 'EACCES') {
        throw new Error(`'${executableFile}' not executable`);
      }
      if (!exitCallback) {
        process.exit(1);
      } else {
        const wrappedError = new CommanderError(
          1,
          'commander.executeSubCommandAsync',
          '(error)',
        );
        wrappedError.nestedError = err;
        exitCallback(wrappedError);
      }
    });

    // Store the reference to the child process
    this.runningCommand = proc;
  }

  /**
   * @private
   */

  _dispatchSubcommand(commandName, operands, unknown) {
    const subCommand = this._findCommand(commandName);
    if (!subCommand) this.help({ error: true });

    subCommand._prepareForParse();
    let promiseChain;
    promiseChain = this._chainOrCallSubCommandHook(
      promiseChain,
      subCommand,
      'preSubcommand',
    );
    promiseChain = this._chainOrCall(promiseChain, () => {
      if (subCommand._executableHandler) {
        this._executeSubCommand(subCommand, operands.concat(unknown));
      } else {
        return subCommand._parseCommand(operands, unknown);
      }
    });
    return promiseChain;
  }

  /**
   * Invoke help directly if possible, or dispatch if necessary.
   * e.g. help foo
   *
   * @private
   */

  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    // Fallback to parsing the help flag to invoke the help.
    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }

  /**
   * Check this.args against expected this.registeredArguments.
   *
   * @private
   */

  _checkNumberOfArguments() {
    // too few
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    // too many
    if (
      this.registeredArguments.length > 0 &&
      this.registeredArguments[this.registeredArguments.length - 1].variadic
    ) {
      return;
    }
    if (this.args.length > this.registeredArguments.length) {
      this._excessArguments(this.args);
    }
  }

  /**
   * Process this.args using this.registeredArguments and save as this.processedArgs!
   *
   * @private
   */

  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      // Extra processing for nice error message on parsing failure.
      let parsedValue = value;
      if (value !== null && argument.parseArg) {
        const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
        parsedValue = this._callParseArg(
          argument,
          value,
          previous,
          invalidValueMessage,
        );
      }
      return parsedValue;
    };

    this._checkNumberOfArguments();

    const processedArgs = [];
    this.registeredArguments.forEach((declaredArg, index) => {
      let value = declaredArg.defaultValue;
      if (declaredArg.variadic) {
        // Collect together remaining arguments for passing together as an array.
        if (index < this.args.length) {
          value = this.args.slice(index);
          if (declaredArg.parseArg) {
            value = value.reduce((processed, v) => {
              return myParseArg(declaredArg, v, processed);
            }, declaredArg.defaultValue);
          }
        } else if (value === undefined) {
          value = [];
        }
      } else if (index < this.args.length) {
        value = this.args[index];
        if (declaredArg.parseArg) {
          value = myParseArg(declaredArg, value, declaredArg.defaultValue);
        }
      }
      processedArgs[index] = value;
    });
    this.processedArgs = processedArgs;
  }

  /**
   * Once we have a promise we chain, but call synchronously until then.
   *
   * @param {(Promise|undefined)} promise
   * @param {Function} fn
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCall(promise, fn) {
    // thenable
    if (promise?.then && typeof promise.then === 'function') {
      // already have a promise, chain callback
      return promise.then(() => fn());
    }
    // callback might return a promise
    return fn();
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallHooks(promise, event) {
    let result = promise;
    const hooks = [];
    this._getCommandAndAncestors()
      .reverse()
      .filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
      .forEach((hookedCommand) => {
        hookedCommand._lifeCycleHooks[event].forEach((callback) => {
          hooks.push({ hookedCommand, callback });
        });
      });
    if (event === 'postAction') {
      hooks.reverse();
    }

    hooks.forEach((hookDetail) => {
      result = this._chainOrCall(result, () => {
        return hookDetail.callback(hookDetail.hookedCommand, this);
      });
    });
    return result;
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {Command} subCommand
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallSubCommandHook(promise, subCommand, event) {
    let result = promise;
    if (this._lifeCycleHooks[event] !== undefined) {
      this._lifeCycleHooks[event].forEach((hook) => {
        result = this._chainOrCall(result, () => {
          return hook(this, subCommand);
        });
      });
    }
    return result;
  }

  /**
   * Process arguments in context of this command.
   * Returns action result, in case it is a promise.
   *
   * @private
   */

  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); // after cli, so parseArg not called on both cli and env
    this._parseOptionsImplied();
    operands = operands.concat(parsed.operands);
    unknown = parsed.unknown;
    this.args = operands.concat(unknown);

    if (operands && this._findCommand(operands[0])) {
      return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
    }
    if (
      this._getHelpCommand() &&
      operands[0] === this._getHelpCommand().name()
    ) {
      return this._dispatchHelpCommand(operands[1]);
    }
    if (this._defaultCommandName) {
      this._outputHelpIfRequested(unknown); // Run the help for default command from parent rather than passing to default command
      return this._dispatchSubcommand(
        this._defaultCommandName,
        operands,
        unknown,
      );
    }
    if (
      this.commands.length &&
      this.args.length === 0 &&
      !this._actionHandler &&
      !this._defaultCommandName
    ) {
      // probably missing subcommand and no handler, user needs help (and exit)
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // We do not always call this check to avoid masking a "better" error, like unknown command.
    const checkForUnknownOptions = () => {
      if (parsed.unknown.length > 0) {
        this.unknownOption(parsed.unknown[0]);
      }
    };

    const commandEvent = `command:${this.name()}`;
    if (this._actionHandler) {
      checkForUnknownOptions();
      this._processArguments();

      let promiseChain;
      promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
      promiseChain = this._chainOrCall(promiseChain, () =>
        this._actionHandler(this.processedArgs),
      );
      if (this.parent) {
        promiseChain = this._chainOrCall(promiseChain, () => {
          this.parent.emit(commandEvent, operands, unknown); // legacy
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); // legacy
    } else if (operands.length) {
      if (this._findCommand('*')) {
        // legacy default command
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        // skip option check, emit event for possible misspelling suggestion
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      // This command has subcommands and nothing hooked up at this level, so display help (and exit).
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
      // fall through for caller to handle after calling .parse()
    }
  }

  /**
   * Find matching command.
   *
   * @private
   * @return {Command | undefined}
   */
  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }

  /**
   * Return an option matching `arg` if any.
   *
   * @param {string} arg
   * @return {Option}
   * @package
   */

  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }

  /**
   * Display an error message if a mandatory option does not have a value.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */

  _checkForMissingMandatoryOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd.options.forEach((anOption) => {
        if (
          anOption.mandatory &&
          cmd.getOptionValue(anOption.attributeName()) === undefined
        ) {
          cmd.missingMandatoryOptionValue(anOption);
        }
      });
    });
  }

  /**
   * Display an error message if conflicting options are used together in this.
   *
   * @private
   */
  _checkForConflictingLocalOptions() {
    const definedNonDefaultOptions = this.options.filter((option) => {
      const optionKey = option.attributeName();
      if (this.getOptionValue(optionKey) === undefined) {
        return false;
      }
      return this.getOptionValueSource(optionKey) !== 'default';
    });

    const optionsWithConflicting = definedNonDefaultOptions.filter(
      (option) => option.conflictsWith.length > 0,
    );

    optionsWithConflicting.forEach((option) => {
      const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
        option.conflictsWith.includes(defined.attributeName()),
      );
      if (conflictingAndDefined) {
        this._conflictingOption(option, conflictingAndDefined);
      }
    });
  }

  /**
   * Display an error message if conflicting options are used together.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */
  _checkForConflictingOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }

  /**
   * Parse options from `argv` removing known options,
   * and return argv split into operands and unknown arguments.
   *
   * Side effects: modifies command by storing options. Does not reset state if called again.
   *
   * Examples:
   *
   *     argv => operands, unknown
   *     --known kkk op => [op], []
   *     op --known kkk => [op], []
   *     sub --unknown uuu op => [sub], [--unknown uuu op]
   *     sub -- --unknown uuu op => [sub --unknown uuu op], []
   *
   * @param {string[]} args
   * @return {{operands: string[], unknown: string[]}}
   */

  parseOptions(args) {
    const operands = []; // operands, not options or values
    const unknown = []; // first unknown option and remaining unknown args
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      // return false if not a negative number
      if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
      // negative number is ok unless digit used as an option in command hierarchy
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    // parse options
    let activeVariadicOption = null;
    let activeGroup = null; // working through group of short options, like -abc
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      // literal
      if (arg === '--') {
        if (dest === unknown) dest.push(arg);
        dest.push(...args.slice(i));
        break;
      }

      if (
        activeVariadicOption &&
        (!maybeOption(arg) || negativeNumberArg(arg))
      ) {
        this.emit(`option:${activeVariadicOption.name()}`, arg);
        continue;
      }
      activeVariadicOption = null;

      if (maybeOption(arg)) {
        const option = this._findOption(arg);
        // recognised option, call listener to assign value with possible custom processing
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            // historical behaviour is optional value is following arg unless an option
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            // boolean flag
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      // Look for combo options following single dash, eat first one if known.
      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            // option with value following in same argument
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            // boolean option
            this.emit(`option:${option.name()}`);
            // remove the processed option and keep processing group
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      // Look for known long flag with value, like --foo=bar
      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }

      // Not a recognised option by this command.
      // Might be a command-argument, or subcommand option, or unknown option, or help command or option.

      // An unknown option means further arguments also classified as unknown so can be reprocessed by subcommands.
      // A negative number in a leaf command is not an unknown option.
      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      // If using positionalOptions, stop processing our options at subcommand.
      if (
        (this._enablePositionalOptions || this._passThroughOptions) &&
        operands.length === 0 &&
        unknown.length === 0
      ) {
        if (this._findCommand(arg)) {
          operands.push(arg);
          unknown.push(...args.slice(i));
          break;
        } else if (
          this._getHelpCommand() &&
          arg === this._getHelpCommand().name()
        ) {
          operands.push(arg, ...args.slice(i));
          break;
        } else if (this._defaultCommandName) {
          unknown.push(arg, ...args.slice(i));
          break;
        }
      }

      // If using passThroughOptions, stop processing options at first command-argument.
      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      // add arg
      dest.push(arg);
    }

    return { operands, unknown };
  }

  /**
   * Return an object containing local option values as key-value pairs.
   *
   * @return {object}
   */
  opts() {
    if (this._storeOptionsAsProperties) {
      // Preserve original behaviour so backwards compatible when still using properties
      const result = {};
      const len = this.options.length;

      for (let i = 0; i < len; i++) {
        const key = this.options[i].attributeName();
        result[key] =
          key === this._versionOptionName ? this._version : this[key];
      }
      return result;
    }

    return this._optionValues;
  }

  /**
   * Return an object containing merged local and global option values as key-value pairs.
   *
   * @return {object}
   */
  optsWithGlobals() {
    // globals overwrite locals
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  /**
   * Display error message and exit (or call exitOverride).
   *
   * @param {string} message
   * @param {object} [errorOptions]
   * @param {string} [errorOptions.code] - an id string representing the error
   * @param {number} [errorOptions.exitCode] - used with process.exit
   */
  error(message, errorOptions) {
    // output handling
    this._outputConfiguration.outputError(
      `${message}\n`,
      this._outputConfiguration.writeErr,
    );
    if (typeof this._showHelpAfterError === 'string') {
      this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
    } else if (this._showHelpAfterError) {
      this._outputConfiguration.writeErr('\n');
      this.outputHelp({ error: true });
    }

    // exit handling
    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  /**
   * Apply any option related environment variables, if option does
   * not have a value from cli or client code.
   *
   * @private
   */
  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in process.env) {
        const optionKey = option.attributeName();
        // Priority check. Do not overwrite cli or options from unknown source (client-code).
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            // option can take a value
            // keep very simple, optional always takes value
            this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
          } else {
            // boolean
            // keep very simple, only care that envVar defined and not the value
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  /**
   * Apply any implied option values, if option is undefined or default value.
   *
   * @private
   */
  _parseOptionsImplied() {
    const dualHelper = new DualOptions(this.options);
    const hasCustomOptionValue = (optionKey) => {
      return (
        this.getOptionValue(optionKey) !== undefined &&
        !['default', 'implied'].includes(this.getOptionValueSource(optionKey))
      );
    };
    this.options
      .filter(
        (option) =>
          option.implied !== undefined &&
          hasCustomOptionValue(option.attributeName()) &&
          dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option,
          ),
      )
      .forEach((option) => {
        Object.keys(option.implied)
          .filter((impliedKey) => !hasCustomOptionValue(impliedKey))
          .forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              'implied',
            );
          });
      });
  }

  /**
   * Argument `name` is missing.
   *
   * @param {string} name
   * @private
   */

  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }

  /**
   * `Option` is missing an argument.
   *
   * @param {Option} option
   * @private
   */

  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }

  /**
   * `Option` does not have a value, and is a mandatory option.
   *
   * @param {Option} option
   * @private
   */

  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  /**
   * `Option` conflicts with another option.
   *
   * @param {Option} option
   * @param {Option} conflictingOption
   * @private
   */
  _conflictingOption(option, conflictingOption) {
    // The calling code does not know whether a negated option is the source of the
    // value, so do some work to take an educated guess.
    const findBestOptionFromValue = (option) => {
      const optionKey = option.attributeName();
      const optionValue = this.getOptionValue(optionKey);
      const negativeOption = this.options.find(
        (target) => target.negate && optionKey === target.attributeName(),
      );
      const positiveOption = this.options.find(
        (target) => !target.negate && optionKey === target.attributeName(),
      );
      if (
        negativeOption &&
        ((negativeOption.presetArg === undefined && optionValue === false) ||
          (negativeOption.presetArg !== undefined &&
            optionValue === negativeOption.presetArg))
      ) {
        return negativeOption;
      }
      return positiveOption || option;
    };

    const getErrorMessage = (option) => {
      const bestOption = findBestOptionFromValue(option);
      const optionKey = bestOption.attributeName();
      const source = this.getOptionValueSource(optionKey);
      if (source === 'env') {
        return `environment variable '${bestOption.envVar}'`;
      }
      return `option '${bestOption.flags}'`;
    };

    const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
    this.error(message, { code: 'commander.conflictingOption' });
  }

  /**
   * Unknown option `flag`.
   *
   * @param {string} flag
   * @private
   */

  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      // Looping to pick up the global options too
      let candidateFlags = [];
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      let command = this;
      do {
        const moreFlags = command
          .createHelp()
          .visibleOptions(command)
          .filter((option) => option.long)
          .map((option) => option.long);
        candidateFlags = candidateFlags.concat(moreFlags);
        command = command.parent;
      } while (command && !command._enablePositionalOptions);
      suggestion = suggestSimilar(flag, candidateFlags);
    }

    const message = `error: unknown option '${flag}'${suggestion}`;
    this.error(message, { code: 'commander.unknownOption' });
  }

  /**
   * Excess arguments, more than expected.
   *
   * @param {string[]} receivedArgs
   * @private
   */

  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }

  /**
   * Unknown command.
   *
   * @private
   */

  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          // just visible alias
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }

  /**
   * Get or set the program version.
   *
   * This method auto-registers the "-V, --version" option which will print the version number.
   *
   * You can optionally supply the flags and description to override the defaults.
   *
   * @param {string} [str]
   * @param {string} [flags]
   * @param {string} [description]
   * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
   */

  version(str, flags, description) {
    if (str === undefined) return this._version;
    this._version = str;
    flags = flags || '-V, --version';
    description = description || 'output the version number';
    const versionOption = this.createOption(flags, description);
    this._versionOptionName = versionOption.attributeName();
    this._registerOption(versionOption);

    this.on('option:' + versionOption.name(), () => {
      this._outputConfiguration.writeOut(`${str}\n`);
      this._exit(0, 'commander.version', str);
    });
    return this;
  }

  /**
   * Set the description.
   *
   * @param {string} [str]
   * @param {object} [argsDescription]
   * @return {(string|Command)}
   */
  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  /**
   * Set the summary. Used when listed as subcommand of parent.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */
  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }

  /**
   * Set an alias for the command.
   *
   * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
   *
   * @param {string} [alias]
   * @return {(string|Command)}
   */

  alias(alias) {
    if (alias === undefined) return this._aliases[0]; // just return first, for backwards compatibility

    /** @type {Command} */
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      // assume adding alias for last added executable subcommand, rather than this
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      // c.f. _registerCommand
      const existingCmd = [matchingCommand.name()]
        .concat(matchingCommand.aliases())
        .join('|');
      throw new Error(
        `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
      );
    }

    command._aliases.push(alias);
    return this;
  }

  /**
   * Set aliases for the command.
   *
   * Only the first alias is shown in the auto-generated help.
   *
   * @param {string[]} [aliases]
   * @return {(string[]|Command)}
   */

  aliases(aliases) {
    // Getter for the array of aliases is the main reason for having aliases() in addition to alias().
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }

  /**
   * Set / get the command usage `str`.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  usage(str) {
    if (str === undefined) {
      if (this._usage) return this._usage;

      const args = this.registeredArguments.map((arg) => {
        return humanReadableArgName(arg);
      });
      return []
        .concat(
          this.options.length || this._helpOption !== null ? '[options]' : [],
          this.commands.length ? '[command]' : [],
          this.registeredArguments.length ? args : [],
        )
        .join(' ');
    }

    this._usage = str;
    return this;
  }

  /**
   * Get or set the name of the command.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }

  /**
   * Set/get the help group heading for this subcommand in parent command's help.
   *
   * @param {string} [heading]
   * @return {Command | string}
   */

  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for subcommands added to this command.
   * (This does not override a group set directly on the subcommand using .helpGroup().)
   *
   * @example
   * program.commandsGroup('Development Commands:);
   * program.command('watch')...
   * program.command('lint')...
   * ...
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for options added to this command.
   * (This does not override a group set directly on the option using .helpGroup().)
   *
   * @example
   * program
   *   .optionsGroup('Development Options:')
   *   .option('-d, --debug', 'output extra debugging')
   *   .option('-p, --profile', 'output profiling information')
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  /**
   * @param {Option} option
   * @private
   */
  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  /**
   * @param {Command} cmd
   * @private
   */
  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }

  /**
   * Set the name of the command from script filename, such as process.argv[1],
   * or require.main.filename, or __filename.
   *
   * (Used internally and public although not documented in README.)
   *
   * @example
   * program.nameFromFilename(require.main.filename);
   *
   * @param {string} filename
   * @return {Command}
   */

  nameFromFilename(filename) {
    this._name = path.basename(filename, path.extname(filename));

    return this;
  }

  /**
   * Get or set the directory for searching for executable subcommands of this command.
   *
   * @example
   * program.executableDir(__dirname);
   * // or
   * program.executableDir('subcommands');
   *
   * @param {string} [path]
   * @return {(string|null|Command)}
   */

  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }

  /**
   * Return program help documentation.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
   * @return {string}
   */

  helpInformation(contextOptions) {
    const helper = this.createHelp();
    const context = this._getOutputContext(contextOptions);
    helper.prepareContext({
      error: context.error,
      helpWidth: context.helpWidth,
      outputHasColors: context.hasColors,
    });
    const text = helper.formatHelp(this, helper);
    if (context.hasColors) return text;
    return this._outputConfiguration.stripColor(text);
  }

  /**
   * @typedef HelpContext
   * @type {object}
   * @property {boolean} error
   * @property {number} helpWidth
   * @property {boolean} hasColors
   * @property {function} write - includes stripColor if needed
   *
   * @returns {HelpContext}
   * @private
   */

  _getOutputContext(contextOptions) {
    contextOptions = contextOptions || {};
    const error = !!contextOptions.error;
    let baseWrite;
    let hasColors;
    let helpWidth;
    if (error) {
      baseWrite = (str) => this._outputConfiguration.writeErr(str);
      hasColors = this._outputConfiguration.getErrHasColors();
      helpWidth = this._outputConfiguration.getErrHelpWidth();
    } else {
      baseWrite = (str) => this._outputConfiguration.writeOut(str);
      hasColors = this._outputConfiguration.getOutHasColors();
      helpWidth = this._outputConfiguration.getOutHelpWidth();
    }
    const write = (str) => {
      if (!hasColors) str = this._outputConfiguration.stripColor(str);
      return baseWrite(str);
    };
    return { error, write, hasColors, helpWidth };
  }

  /**
   * Output help information for this command.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    /** @type {HelpTextEventContext} */
    const eventContext = {
      error: outputContext.error,
      write: outputContext.write,
      command: this,
    };

    this._getCommandAndAncestors()
      .reverse()
      .forEach((command) => command.emit('beforeAllHelp', eventContext));
    this.emit('beforeHelp', eventContext);

    let helpInformation = this.helpInformation({ error: outputContext.error });
    if (deprecatedCallback) {
      helpInformation = deprecatedCallback(helpInformation);
      if (
        typeof helpInformation !== 'string' &&
        !Buffer.isBuffer(helpInformation)
      ) {
        throw new Error('outputHelp callback must return a string or a Buffer');
      }
    }
    outputContext.write(helpInformation);

    if (this._getHelpOption()?.long) {
      this.emit(this._getHelpOption().long); // deprecated
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }

  /**
   * You can pass in flags and a description to customise the built-in help option.
   * Pass in false to disable the built-in help option.
   *
   * @example
   * program.helpOption('-?, --help' 'show help'); // customise
   * program.helpOption(false); // disable
   *
   * @param {(string | boolean)} flags
   * @param {string} [description]
   * @return {Command} `this` command for chaining
   */

  helpOption(flags, description) {
    // Support enabling/disabling built-in help option.
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; // reenable
        if (this._defaultOptionGroup) {
          // make the option to store the group
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; // disable
      }
      return this;
    }

    // Customise flags and description.
    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    // init group unless lazy create
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  /**
   * Lazy create help option.
   * Returns null if has been disabled with .helpOption(false).
   *
   * @returns {(Option | null)} the help option
   * @package
   */
  _getHelpOption() {
    // Lazy create help option on demand.
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  /**
   * Supply your own option to use for the built-in help option.
   * This is an alternative to using helpOption() to customise the flags and description etc.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }

  /**
   * Output help information and exit.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(process.exitCode ?? 0); // process.exitCode does allow a string or an integer, but we prefer just a number
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    // message: do not have all displayed text available so only passing placeholder.
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }

  /**
   * // Do a little typing to coordinate emit and listener for the help text events.
   * @typedef HelpTextEventContext
   * @type {object}
   * @property {boolean} error
   * @property {Command} command
   * @property {function} write
   */

  /**
   * Add additional text to be displayed with the built-in help.
   *
   * Position is 'before' or 'after' to affect just this command,
   * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
   *
   * @param {string} position - before or after built-in help
   * @param {(string | Function)} text - string to add, or a function returning a string
   * @return {Command} `this` command for chaining
   */

  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (/** @type {HelpTextEventContext} */ context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      // Ignore falsy value when nothing to output.
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }

  /**
   * Output help information if help flags specified
   *
   * @param {Array} args - array of options to search for help flags
   * @private
   */

  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      // (Do not have all displayed text available so only passing placeholder.)
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}

/**
 * Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
 *
 * @param {string[]} args - array of arguments from node.execArgv
 * @returns {string[]}
 * @private
 */

function incrementNodeInspectorPort(args) {
  // Testing for these options:
  //  --inspect[=[host:]port]
  //  --inspect-brk[=[host:]port]
  //  --inspect-port=[host:]port
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
      // e.g. --inspect
      debugOption = match[1];
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
    ) {
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        // e.g. --inspect=1234
        debugPort = match[3];
      } else {
        // e.g. --inspect=localhost
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
    ) {
      // e.g. --inspect=localhost:1234
      debugOption = match[1];
      debugHost = match[3];
      debugPort = match[4];
    }

    if (debugOption && debugPort !== '0') {
      return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
    }
    return arg;
  });
}

/**
 * @returns {boolean | undefined}
 * @package
 */
function useColor() {
  // Test for common conventions.
  // NB: the observed behaviour is in combination with how author adds color! For example:
  //   - we do not test NODE_DISABLE_COLORS, but util:styletext does
  //   - we do test NO_COLOR, but Chalk does not
  //
  // References:
  // https://no-color.org
  // https://bixense.com/clicolors/
  // https://github.com/nodejs/node/blob/0a00217a5f67ef4a22384cfc80eb6dd9a917fdc1/lib/internal/tty.js#L109
  // https://github.com/chalk/supports-color/blob/c214314a14bcb174b12b3014b2b0a8de375029ae/index.js#L33
  // (https://force-color.org recent web page from 2023, does not match major javascript implementations)

  if (
    process.env.NO_COLOR ||
    process.env.FORCE_COLOR === '0' ||
    process.env.FORCE_COLOR === 'false'
  )
    return false;
  if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== undefined)
    return true;
  return undefined;
}

exports.Command = Command;
exports.useColor = useColor; // exporting for tests


/***/ }),

/***/ 1135:
/***/ ((__unused_webpack_module, exports) => {

/**
 * CommanderError class
 */
class CommanderError extends Error {
  /**
   * Constructs the CommanderError class
   * @param {number} exitCode suggested exit code which could be used with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   */
  constructor(exitCode, code, message) {
    super(message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

/**
 * InvalidArgumentError class
 */
class InvalidArgumentError extends CommanderError {
  /**
   * Constructs the InvalidArgumentError class
   * @param {string} [message] explanation of why argument is invalid
   */
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;


/***/ }),

/***/ 9754:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { humanReadableArgName } = __nccwpck_require__(9154);

/**
 * TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
 * https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
 * @typedef { import("./argument.js").Argument } Argument
 * @typedef { import("./command.js").Command } Command
 * @typedef { import("./option.js").Option } Option
 */

// Although this is a class, methods are static in style to allow override using subclass or just functions.
class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  /**
   * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
   * and just before calling `formatHelp()`.
   *
   * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
   *
   * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
   */
  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }

  /**
   * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
   *
   * @param {Command} cmd
   * @returns {Command[]}
   */

  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        // @ts-ignore: because overloaded return type
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  /**
   * Compare options for sort.
   *
   * @param {Option} a
   * @param {Option} b
   * @returns {number}
   */
  compareOptions(a, b) {
    const getSortKey = (option) => {
      // WYSIWYG for order displayed in help. Short used for comparison if present. No special handling for negated.
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }

  /**
   * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    // Built-in help option.
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      // Automatically hide conflicting flags. Bit dubious but a historical behaviour that is convenient for single-command programs.
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); // no changes needed
      } else if (helpOption.long && !removeLong) {
        visibleOptions.push(
          cmd.createOption(helpOption.long, helpOption.description),
        );
      } else if (helpOption.short && !removeShort) {
        visibleOptions.push(
          cmd.createOption(helpOption.short, helpOption.description),
        );
      }
    }
    if (this.sortOptions) {
      visibleOptions.sort(this.compareOptions);
    }
    return visibleOptions;
  }

  /**
   * Get an array of the visible global options. (Not including help.)
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleGlobalOptions(cmd) {
    if (!this.showGlobalOptions) return [];

    const globalOptions = [];
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      const visibleOptions = ancestorCmd.options.filter(
        (option) => !option.hidden,
      );
      globalOptions.push(...visibleOptions);
    }
    if (this.sortOptions) {
      globalOptions.sort(this.compareOptions);
    }
    return globalOptions;
  }

  /**
   * Get an array of the arguments if any have a description.
   *
   * @param {Command} cmd
   * @returns {Argument[]}
   */

  visibleArguments(cmd) {
    // Side effect! Apply the legacy descriptions before the arguments are displayed.
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    // If there are any arguments with a description then return all the arguments.
    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }

  /**
   * Get the command term to show in the list of subcommands.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandTerm(cmd) {
    // Legacy. Ignores custom usage string, and nested commands.
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + // simplistic check for non-help option
      (args ? ' ' + args : '')
    );
  }

  /**
   * Get the option term to show in the list of options.
   *
   * @param {Option} option
   * @returns {string}
   */

  optionTerm(option) {
    return option.flags;
  }

  /**
   * Get the argument term to show in the list of arguments.
   *
   * @param {Argument} argument
   * @returns {string}
   */

  argumentTerm(argument) {
    return argument.name();
  }

  /**
   * Get the longest command term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestSubcommandTermLength(cmd, helper) {
    return helper.visibleCommands(cmd).reduce((max, command) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleSubcommandTerm(helper.subcommandTerm(command)),
        ),
      );
    }, 0);
  }

  /**
   * Get the longest option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest global option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest argument term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestArgumentTermLength(cmd, helper) {
    return helper.visibleArguments(cmd).reduce((max, argument) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleArgumentTerm(helper.argumentTerm(argument)),
        ),
      );
    }, 0);
  }

  /**
   * Get the command usage to be displayed at the top of the built-in help.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandUsage(cmd) {
    // Usage
    let cmdName = cmd._name;
    if (cmd._aliases[0]) {
      cmdName = cmdName + '|' + cmd._aliases[0];
    }
    let ancestorCmdNames = '';
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
    }
    return ancestorCmdNames + cmdName + ' ' + cmd.usage();
  }

  /**
   * Get the description for the command.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.description();
  }

  /**
   * Get the subcommand summary to show in the list of subcommands.
   * (Fallback to description for backwards compatibility.)
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.summary() || cmd.description();
  }

  /**
   * Get the option description to show in the list of options.
   *
   * @param {Option} option
   * @return {string}
   */

  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      // default for boolean and negated more for programmer than end user,
      // but show true/false for boolean option as may be for hand-rolled env or config processing.
      const showDefault =
        option.required ||
        option.optional ||
        (option.isBoolean() && typeof option.defaultValue === 'boolean');
      if (showDefault) {
        extraInfo.push(
          `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
        );
      }
    }
    // preset for boolean and negated are more for programmer than end user
    if (option.presetArg !== undefined && option.optional) {
      extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
    }
    if (option.envVar !== undefined) {
      extraInfo.push(`env: ${option.envVar}`);
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (option.description) {
        return `${option.description} ${extraDescription}`;
      }
      return extraDescription;
    }

    return option.description;
  }

  /**
   * Get the argument description to show in the list of arguments.
   *
   * @param {Argument} argument
   * @return {string}
   */

  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (argument.defaultValue !== undefined) {
      extraInfo.push(
        `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
      );
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (argument.description) {
        return `${argument.description} ${extraDescription}`;
      }
      return extraDescription;
    }
    return argument.description;
  }

  /**
   * Format a list of items, given a heading and an array of formatted items.
   *
   * @param {string} heading
   * @param {string[]} items
   * @param {Help} helper
   * @returns string[]
   */
  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  /**
   * Group items by their help group heading.
   *
   * @param {Command[] | Option[]} unsortedItems
   * @param {Command[] | Option[]} visibleItems
   * @param {Function} getGroup
   * @returns {Map<string, Command[] | Option[]>}
   */
  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    // Add groups in order of appearance in unsortedItems.
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    // Add items in order of appearance in visibleItems.
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }

  /**
   * Generate the built-in help text.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {string}
   */

  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; // in case prepareContext() was not called

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    // Usage
    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    // Description
    const commandDescription = helper.commandDescription(cmd);
    if (commandDescription.length > 0) {
      output = output.concat([
        helper.boxWrap(
          helper.styleCommandDescription(commandDescription),
          helpWidth,
        ),
        '',
      ]);
    }

    // Arguments
    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    // Options
    const optionGroups = this.groupItems(
      cmd.options,
      helper.visibleOptions(cmd),
      (option) => option.helpGroupHeading ?? 'Options:',
    );
    optionGroups.forEach((options, group) => {
      const optionList = options.map((option) => {
        return callFormatItem(
          helper.styleOptionTerm(helper.optionTerm(option)),
          helper.styleOptionDescription(helper.optionDescription(option)),
        );
      });
      output = output.concat(this.formatItemList(group, optionList, helper));
    });

    if (helper.showGlobalOptions) {
      const globalOptionList = helper
        .visibleGlobalOptions(cmd)
        .map((option) => {
          return callFormatItem(
            helper.styleOptionTerm(helper.optionTerm(option)),
            helper.styleOptionDescription(helper.optionDescription(option)),
          );
        });
      output = output.concat(
        this.formatItemList('Global Options:', globalOptionList, helper),
      );
    }

    // Commands
    const commandGroups = this.groupItems(
      cmd.commands,
      helper.visibleCommands(cmd),
      (sub) => sub.helpGroup() || 'Commands:',
    );
    commandGroups.forEach((commands, group) => {
      const commandList = commands.map((sub) => {
        return callFormatItem(
          helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
          helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
        );
      });
      output = output.concat(this.formatItemList(group, commandList, helper));
    });

    return output.join('\n');
  }

  /**
   * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
   *
   * @param {string} str
   * @returns {number}
   */
  displayWidth(str) {
    return stripColor(str).length;
  }

  /**
   * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
   *
   * @param {string} str
   * @returns {string}
   */
  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    // Usage has lots of parts the user might like to color separately! Assume default usage string which is formed like:
    //    command subcommand [options] [command] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleCommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleOptionDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleSubcommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleArgumentDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleDescriptionText(str) {
    return str;
  }
  styleOptionTerm(str) {
    return this.styleOptionText(str);
  }
  styleSubcommandTerm(str) {
    // This is very like usage with lots of parts! Assume default string which is formed like:
    //    subcommand [options] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleArgumentTerm(str) {
    return this.styleArgumentText(str);
  }
  styleOptionText(str) {
    return str;
  }
  styleArgumentText(str) {
    return str;
  }
  styleSubcommandText(str) {
    return str;
  }
  styleCommandText(str) {
    return str;
  }

  /**
   * Calculate the pad width from the maximum term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  /**
   * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
   *
   * @param {string} str
   * @returns {boolean}
   */
  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  /**
   * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
   *
   * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
   *   TTT  DDD DDDD
   *        DD DDD
   *
   * @param {string} term
   * @param {number} termWidth
   * @param {string} description
   * @param {Help} helper
   * @returns {string}
   */
  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    // Pad the term out to a consistent width, so descriptions are aligned.
    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    // Format the description.
    const spacerWidth = 2; // between term and description
    const helpWidth = this.helpWidth ?? 80; // in case prepareContext() was not called
    const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
    let formattedDescription;
    if (
      remainingWidth < this.minWidthToWrap ||
      helper.preformatted(description)
    ) {
      formattedDescription = description;
    } else {
      const wrappedDescription = helper.boxWrap(description, remainingWidth);
      formattedDescription = wrappedDescription.replace(
        /\n/g,
        '\n' + ' '.repeat(termWidth + spacerWidth),
      );
    }

    // Construct and overall indent.
    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  /**
   * Wrap a string at whitespace, preserving existing line breaks.
   * Wrapping is skipped if the width is less than `minWidthToWrap`.
   *
   * @param {string} str
   * @param {number} width
   * @returns {string}
   */
  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    // split up text by whitespace
    const chunkPattern = /[\s]*[^\s]+/g;
    const wrappedLines = [];
    rawLines.forEach((line) => {
      const chunks = line.match(chunkPattern);
      if (chunks === null) {
        wrappedLines.push('');
        return;
      }

      let sumChunks = [chunks.shift()];
      let sumWidth = this.displayWidth(sumChunks[0]);
      chunks.forEach((chunk) => {
        const visibleWidth = this.displayWidth(chunk);
        // Accumulate chunks while they fit into width.
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); // trim space at line break
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}

/**
 * Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
 *
 * @param {string} str
 * @returns {string}
 * @package
 */

function stripColor(str) {
  // eslint-disable-next-line no-control-regex
  const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
  return str.replace(sgrPattern, '');
}

exports.Help = Help;
exports.stripColor = stripColor;


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Option {
  /**
   * Initialize a new `Option` with the given `flags` and `description`.
   *
   * @param {string} flags
   * @param {string} [description]
   */

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); // A value must be supplied when the option is specified.
    this.optional = flags.includes('['); // A value is optional when the option is specified.
    // variadic test ignores <value,...> et al which might be used to describe custom splitting of single argument
    this.variadic = /\w\.\.\.[>\]]$/.test(flags); // The option can take multiple values.
    this.mandatory = false; // The option must have a value after parsing, which usually means it must be specified on command line.
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; // May be a short flag, undefined, or even a long flag (if option has two long flags).
    this.long = optionFlags.longFlag;
    this.negate = false;
    if (this.long) {
      this.negate = this.long.startsWith('--no-');
    }
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.presetArg = undefined;
    this.envVar = undefined;
    this.parseArg = undefined;
    this.hidden = false;
    this.argChoices = undefined;
    this.conflictsWith = [];
    this.implied = undefined;
    this.helpGroupHeading = undefined; // soft initialised when option added to command
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Option}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Preset to use when option used without option-argument, especially optional but also boolean and negated.
   * The custom processing (parseArg) is called.
   *
   * @example
   * new Option('--color').default('GREYSCALE').preset('RGB');
   * new Option('--donate [amount]').preset('20').argParser(parseFloat);
   *
   * @param {*} arg
   * @return {Option}
   */

  preset(arg) {
    this.presetArg = arg;
    return this;
  }

  /**
   * Add option name(s) that conflict with this option.
   * An error will be displayed if conflicting options are found during parsing.
   *
   * @example
   * new Option('--rgb').conflicts('cmyk');
   * new Option('--js').conflicts(['ts', 'jsx']);
   *
   * @param {(string | string[])} names
   * @return {Option}
   */

  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  /**
   * Specify implied option values for when this option is set and the implied options are not.
   *
   * The custom processing (parseArg) is not called on the implied values.
   *
   * @example
   * program
   *   .addOption(new Option('--log', 'write logging information to file'))
   *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
   *
   * @param {object} impliedOptionValues
   * @return {Option}
   */
  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      // string is not documented, but easy mistake and we can do what user probably intended.
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }

  /**
   * Set environment variable to check for option value.
   *
   * An environment variable is only used if when processed the current option value is
   * undefined, or the source of the current value is 'default' or 'config' or 'env'.
   *
   * @param {string} name
   * @return {Option}
   */

  env(name) {
    this.envVar = name;
    return this;
  }

  /**
   * Set the custom handler for processing CLI option arguments into option values.
   *
   * @param {Function} [fn]
   * @return {Option}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Whether the option is mandatory and must have a value after parsing.
   *
   * @param {boolean} [mandatory=true]
   * @return {Option}
   */

  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }

  /**
   * Hide option in help.
   *
   * @param {boolean} [hide=true]
   * @return {Option}
   */

  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Only allow option value to be one of choices.
   *
   * @param {string[]} values
   * @return {Option}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Return option name.
   *
   * @return {string}
   */

  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }

  /**
   * Return option name, in a camelcase format that can be used
   * as an object attribute key.
   *
   * @return {string}
   */

  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  /**
   * Set the help group heading.
   *
   * @param {string} heading
   * @return {Option}
   */
  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }

  /**
   * Check if `arg` matches the short or long flag.
   *
   * @param {string} arg
   * @return {boolean}
   * @package
   */

  is(arg) {
    return this.short === arg || this.long === arg;
  }

  /**
   * Return whether a boolean option.
   *
   * Options are one of boolean, negated, required argument, or optional argument.
   *
   * @return {boolean}
   * @package
   */

  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

/**
 * This class is to make it easier to work with dual options, without changing the existing
 * implementation. We support separate dual options for separate positive and negative options,
 * like `--build` and `--no-build`, which share a single option value. This works nicely for some
 * use cases, but is tricky for others where we want separate behaviours despite
 * the single shared option value.
 */
class DualOptions {
  /**
   * @param {Option[]} options
   */
  constructor(options) {
    this.positiveOptions = new Map();
    this.negativeOptions = new Map();
    this.dualOptions = new Set();
    options.forEach((option) => {
      if (option.negate) {
        this.negativeOptions.set(option.attributeName(), option);
      } else {
        this.positiveOptions.set(option.attributeName(), option);
      }
    });
    this.negativeOptions.forEach((value, key) => {
      if (this.positiveOptions.has(key)) {
        this.dualOptions.add(key);
      }
    });
  }

  /**
   * Did the value come from the option, and not from possible matching dual option?
   *
   * @param {*} value
   * @param {Option} option
   * @returns {boolean}
   */
  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    // Use the value to deduce if (probably) came from the option.
    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}

/**
 * Convert string from kebab-case to camelCase.
 *
 * @param {string} str
 * @return {string}
 * @private
 */

function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}

/**
 * Split the short and long flag out of something like '-m,--mixed <value>'
 *
 * @private
 */

function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  // short flag, single dash and single character
  const shortFlagExp = /^-[^-]$/;
  // long flag, double dash and at least one character
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  // Normal is short and/or long.
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  // Long then short. Rarely used but fine.
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  // Allow two long flags, like '--ws, --workspace'
  // This is the supported way to have a shortish option flag.
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  // Check for unprocessed flag. Fail noisily rather than silently ignore.
  if (flagParts[0].startsWith('-')) {
    const unsupportedFlag = flagParts[0];
    const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
    if (/^-[^-][^-]/.test(unsupportedFlag))
      throw new Error(
        `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
      );
    if (shortFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many short flags`);
    if (longFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many long flags`);

    throw new Error(`${baseError}
- unrecognised flag format`);
  }
  if (shortFlag === undefined && longFlag === undefined)
    throw new Error(
      `option creation failed due to no flags found in '${flags}'.`,
    );

  return { shortFlag, longFlag };
}

exports.Option = Option;
exports.DualOptions = DualOptions;


/***/ }),

/***/ 2649:
/***/ ((__unused_webpack_module, exports) => {

const maxDistance = 3;

function editDistance(a, b) {
  // https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  // Calculating optimal string alignment distance, no substring is edited more than once.
  // (Simple implementation.)

  // Quick early exit, return worst case.
  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  // distance between prefix substrings of a and b
  const d = [];

  // pure deletions turn a into empty string
  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  // pure insertions turn empty string into b
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  // fill matrix
  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost = 1;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, // deletion
        d[i][j - 1] + 1, // insertion
        d[i - 1][j - 1] + cost, // substitution
      );
      // transposition
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}

/**
 * Find close matches, restricted to same number of edits.
 *
 * @param {string} word
 * @param {string[]} candidates
 * @returns {string}
 */

function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  // remove possible duplicates
  candidates = Array.from(new Set(candidates));

  const searchingOptions = word.startsWith('--');
  if (searchingOptions) {
    word = word.slice(2);
    candidates = candidates.map((candidate) => candidate.slice(2));
  }

  let similar = [];
  let bestDistance = maxDistance;
  const minSimilarity = 0.4;
  candidates.forEach((candidate) => {
    if (candidate.length <= 1) return; // no one character guesses

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        // better edit distance, throw away previous worse matches
        bestDistance = distance;
        similar = [candidate];
      } else if (distance === bestDistance) {
        similar.push(candidate);
      }
    }
  });

  similar.sort((a, b) => a.localeCompare(b));
  if (searchingOptions) {
    similar = similar.map((candidate) => `--${candidate}`);
  }

  if (similar.length > 1) {
    return `\n(Did you mean one of ${similar.join(', ')}?)`;
  }
  if (similar.length === 1) {
    return `\n(Did you mean ${similar[0]}?)`;
  }
  return '';
}

exports.suggestSimilar = suggestSimilar;


/***/ }),

/***/ 9069:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6848);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3136);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5370);
/* harmony import */ var _cli_program_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1231);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(701);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5377);
/* harmony import */ var _run_failures_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(5030);









const isWindows = process.platform === 'win32';
const STREAMS = { out: 1, err: 2 };
const isTerminal = (name) => (isWindows || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(STREAMS[name]).isCharacterDevice()) && streamOf(name).isTTY === true;
const terminals = { out: isTerminal('out'), err: isTerminal('err') };
const terminal = {
    out: (text) => write('out', text),
    err: (text) => write('err', text),
    color: (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .wantsColor */ .z)(process.env, terminals.out),
    canRedraw: terminals.err && process.env.TERM !== 'dumb',
    width: terminals.out ? process.stdout.columns : null,
    get ask() {
        return terminals.err && process.stdin.isTTY === true ? askPerson : null;
    },
};
function streamOf(name) {
    return name === 'out' ? process.stdout : process.stderr;
}
function write(name, text) {
    if (isWindows && terminals[name]) {
        writeTo(streamOf(name), text);
        return;
    }
    const bytes = Buffer.from(text);
    let written = 0;
    try {
        while (!busy.has(name) && written < bytes.length)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(STREAMS[name], bytes, written);
    }
    catch {
        busy.add(name);
    }
    if (written < bytes.length)
        writeTo(streamOf(name), bytes.subarray(written));
}
const busy = new Set();
const guarded = new WeakSet();
function writeTo(stream, text) {
    if (!guarded.has(stream)) {
        guarded.add(stream);
        stream.on('error', ({ code }) => {
            if (code === 'EPIPE' || unprintable !== null)
                return;
            unprintable = code ?? 'unknown';
            process.exitCode = 1;
            if (stream !== process.stderr)
                terminal.err(`error: standard output cannot be written (${unprintable}).\n`);
        });
    }
    stream.write(text);
}
let unprintable = null;
async function askPerson(question, stop) {
    const lines = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: process.stdin, output: process.stderr });
    try {
        return await lines.question(question, { ...(stop && { signal: stop }) });
    }
    finally {
        lines.close();
    }
}
const host = {
    ..._host_js__WEBPACK_IMPORTED_MODULE_7__/* .PROCESS */ .A,
    cwd: process.cwd(),
    terminal,
    packageRoot: packageRoot((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(import.meta.url)),
    gitIn: (cwd, stop) => (0,_git_process_js__WEBPACK_IMPORTED_MODULE_6__/* .gitProcess */ .y0)({ cwd, stop, env: process.env }),
};
function packageRoot(from) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'examples/live.json')) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder)
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return folder;
}
let code = 1;
try {
    code = await (0,_cli_program_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommandLine */ .rZ)(process.argv.slice(2), host);
}
catch (error) {
    terminal.err((0,_run_failures_js__WEBPACK_IMPORTED_MODULE_8__/* .failureLine */ .Pu)(error));
}
process.exitCode = unprintable === null ? code : 1;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ performCommand),
  z: () => (/* binding */ wantsColor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __nccwpck_require__(8490);
// EXTERNAL MODULE: ./lib/inventory/load.js
var load = __nccwpck_require__(9574);
// EXTERNAL MODULE: ./lib/run/context.js
var run_context = __nccwpck_require__(8402);
// EXTERNAL MODULE: ./lib/run/failures.js
var failures = __nccwpck_require__(5030);
// EXTERNAL MODULE: ./lib/run/options.js
var run_options = __nccwpck_require__(5975);
// EXTERNAL MODULE: ./lib/text/summarize.js
var summarize = __nccwpck_require__(9010);
;// CONCATENATED MODULE: ./lib/run/progress.js

const LINE_EVERY_MS = 10_000;
const REDRAW_EVERY_MS = 50;
const LOOK_EVERY_MS = 1000;
function showProgress({ write, canRedraw, now, repeat = (ms, callback) => {
    const timer = setInterval(callback, ms).unref();
    return () => clearInterval(timer);
}, }) {
    let work = { doing: 'reading', files: 0, bytes: 0 };
    let isDrawn = false;
    let last = now() - (canRedraw ? REDRAW_EVERY_MS : 0);
    const showWork = () => {
        if (work === null)
            return;
        const isFull = canRedraw && work.doing !== 'reading' && work.done + work.failed === work.total;
        if (!isFull && now() - last < (canRedraw ? REDRAW_EVERY_MS : LINE_EVERY_MS))
            return;
        last = now();
        write(canRedraw ? `\r${(0,summarize/* workLine */.OX)(work, true)}\u001b[K` : `${(0,summarize/* workLine */.OX)(work, false)}\n`);
        isDrawn = canRedraw;
    };
    const rest = () => {
        if (isDrawn)
            write('\r\u001b[K');
        isDrawn = false;
        work = null;
    };
    const cancel = repeat(LOOK_EVERY_MS, showWork);
    return {
        fileRead: () => {
            if (work?.doing !== 'reading')
                return;
            work = { ...work, files: work.files + 1 };
            showWork();
        },
        received: (bytes) => {
            if (work?.doing !== 'reading')
                return;
            work = { ...work, bytes: work.bytes + bytes };
            showWork();
        },
        through: (doing, done, total, failed = 0) => {
            work = { doing, done, failed, total };
            showWork();
        },
        rest,
        end: () => {
            cancel();
            rest();
        },
    };
}
const NO_PROGRESS = {
    fileRead: () => { },
    received: () => { },
    through: () => { },
    rest: () => { },
    end: () => { },
};

// EXTERNAL MODULE: ./lib/run/settings.js
var run_settings = __nccwpck_require__(1192);
;// CONCATENATED MODULE: ./lib/run/shutdown.js
const GRACE_MS = 7000;
const CLOSING_MS = 2500;
function watchShutdown(timeoutMs, onSignal, setTimer = (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
}) {
    const stop = new AbortController();
    const cut = new AbortController();
    const close = new AbortController();
    const cancels = [];
    let isWriting = false;
    const cutNow = () => {
        if (!cut.signal.aborted)
            cancels.push(setTimer(CLOSING_MS, () => close.abort()));
        cut.abort();
    };
    const stopNow = () => {
        if (stop.signal.aborted || !isWriting)
            cutNow();
        else
            cancels.push(setTimer(GRACE_MS, cutNow));
        stop.abort();
    };
    if (timeoutMs > 0)
        cancels.push(setTimer(timeoutMs, stopNow));
    const unlisten = onSignal?.(stopNow);
    return {
        stop: stop.signal,
        cut: cut.signal,
        close: close.signal,
        startWriting: () => {
            isWriting = true;
        },
        end: () => {
            unlisten?.();
            for (const cancel of cancels)
                cancel();
        },
    };
}

;// CONCATENATED MODULE: ./lib/cli/flags.js










function wantsColor(env, isTerminal) {
    if ((env.NO_COLOR ?? '') !== '')
        return false;
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return isTerminal && env.TERM !== 'dumb';
}
async function performCommand(called, flags, argument, host) {
    const { terminal, clock } = host;
    let context = null;
    try {
        context = openCli(flags, argument, host, called.needs);
        const repository = { cwd: context.cwd, head: load/* WORKING_TREE */.Pz, git: host.gitIn(context.cwd, context.shutdown.stop) };
        if (called.needs === 'writing') {
            return await (await called.load())(context, { repository, service: await serviceOf(context) });
        }
        if (called.needs === 'service') {
            return await (await called.load())(context, { repository, reader: (await serviceOf(context)).reader });
        }
        return await (await called.load())(context, { repository });
    }
    catch (error) {
        if (context !== null) {
            const { settings, startedAt, shutdown, progress } = context;
            progress.end();
            const isTimeUp = settings.timeout > 0 && clock.now() - startedAt >= settings.timeout * 1000;
            if (shutdown.stop.aborted && isTimeUp && (0,failures/* isInterruption */.si)(error))
                terminal.err(`--timeout ended the run, after ${settings.timeout} s.\n`);
        }
        const more = context === null || called.needs !== 'writing' ? '' : (0,failures/* nothingWritten */.F2)(error, context);
        terminal.err((0,failures/* failureLine */.Pu)(asGiven(error, flags), more));
        return 'refused';
    }
    finally {
        if (context !== null)
            await (0,run_context/* closeRun */.Ql)(context);
    }
}
function openCli(flags, argument, host, needs) {
    const { terminal, clock, env } = host;
    const cwd = workingFolder(flags, host);
    const settings = settingsFrom(flags, env, cwd);
    const startedAt = clock.now();
    const isQuick = needs === 'nothing' || needs === 'git';
    const shutdown = watchShutdown(settings.timeout * 1000, isQuick || needs === 'files' ? null : host.onSignal);
    const options = (0,run_options/* readOptions */.Tt)(flags, argument);
    const isShown = !isQuick && !options.json && !options.markdown;
    const canRedraw = terminal.canRedraw && !flags.has('verbose');
    const run = {
        host,
        settings,
        startedAt,
        shutdown,
        progress: isShown ? showProgress({ write: terminal.err, canRedraw, now: () => clock.now() }) : NO_PROGRESS,
        logRequest: flags.has('verbose') ? terminal.err : null,
    };
    const isTaken = options.json || options.markdown || options.dryRun || options.check;
    const report = isTaken ? terminal.err : terminal.out;
    const style = { color: terminal.color && !isTaken, width: terminal.width, face: 'cli' };
    return { ...(0,run_context/* openRun */.Iy)(run), host, cwd, options, terminal, report, style };
}
function serviceOf(context) {
    if (context.settings.baseUrl === '') {
        throw new result/* UserError */.yo('--base-url', 'is not given, nor is CIP_SYNC_BASE_URL set', 'Set one to the URL of the service.');
    }
    const key = context.host.env.CIP_SYNC_API_KEY ?? '';
    if (key.trim() === '') {
        throw new result/* UserError */.yo('CIP_SYNC_API_KEY', 'is not set', 'Put the API key into this environment variable.');
    }
    return (0,run_context/* openService */.IH)(context, key);
}
function workingFolder(flags, { cwd }) {
    const named = flags.get('working-directory');
    if (named === undefined)
        return cwd;
    const folder = (0,external_node_path_.resolve)(cwd, named);
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        return folder;
    throw new result/* UserError */.yo('--working-directory', 'is not a folder', 'Check its spelling.');
}
function settingsFrom(flags, env, cwd) {
    for (const [name, text] of flags) {
        if (text.split('\n').every((line) => line.trim() !== ''))
            continue;
        throw new result/* UserError */.yo(`--${name}`, 'is empty', 'Give it a value, or leave the flag out.');
    }
    const settings = (0,run_settings/* readSettings */.sb)((name) => flags.get(name) ?? (name === 'base-url' ? env.CIP_SYNC_BASE_URL : undefined));
    return { ...settings, evidenceDir: (0,external_node_path_.resolve)(cwd, settings.evidenceDir) };
}
function asGiven(error, flags) {
    if (!(error instanceof result/* UserError */.yo))
        return error;
    const { subject } = error;
    if (subject === 'api-key')
        return error.namedAs('CIP_SYNC_API_KEY');
    if (subject === 'base-url' && !flags.has('base-url'))
        return error.namedAs('CIP_SYNC_BASE_URL');
    return Object.hasOwn(run_settings/* SETTINGS */.yy, subject) || subject === 'base' ? error.namedAs(`--${subject}`) : error;
}


/***/ }),

/***/ 1231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  rZ: () => (/* binding */ runCommandLine)
});

// UNUSED EXPORTS: COMMANDS, declareCommand

// EXTERNAL MODULE: ./node_modules/commander/index.js
var commander = __nccwpck_require__(8909);
;// CONCATENATED MODULE: ./node_modules/commander/esm.mjs


// wrapper to provide named exports for ESM.
const {
  /* program */ "DM": program,
  /* createCommand */ "gu": createCommand,
  /* createArgument */ "er": createArgument,
  /* createOption */ "Ww": createOption,
  /* CommanderError */ "b7": CommanderError,
  /* InvalidArgumentError */ "Di": InvalidArgumentError,
  /* InvalidOptionArgumentError */ "a2": InvalidOptionArgumentError, // deprecated old name
  /* Command */ "uB": Command,
  /* Argument */ "ef": Argument,
  /* Option */ "c$": Option,
  /* Help */ "_V": Help,
} = commander;

// EXTERNAL MODULE: ./lib/core/result.js
var core_result = __nccwpck_require__(8490);
// EXTERNAL MODULE: ./lib/run/options.js
var options = __nccwpck_require__(5975);
// EXTERNAL MODULE: ./lib/run/settings.js
var run_settings = __nccwpck_require__(1192);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __nccwpck_require__(6404);
// EXTERNAL MODULE: ./lib/cli/flags.js + 2 modules
var cli_flags = __nccwpck_require__(5370);
// EXTERNAL MODULE: ./lib/run/validate.js
var validate = __nccwpck_require__(7047);
// EXTERNAL MODULE: ./lib/text/findings.js
var text_findings = __nccwpck_require__(1450);
;// CONCATENATED MODULE: ./lib/cli/validate.js




async function cliValidate(context, takes) {
    const { options, terminal, report, style, progress } = context;
    const validated = await (0,validate/* runValidate */.E)(context, takes);
    const { result, files, systems, assets, diagnostics } = validated;
    progress.end();
    if (options.json) {
        const findings = diagnostics.map(text_findings/* wordDiagnostic */.k8);
        terminal.out((0,text_text/* printedJson */.xL)({ result, files, cyber_systems: systems, assets, diagnostics: findings }));
    }
    else
        report((0,text_findings/* renderValidation */.kQ)(validated, style));
    return (0,core_result/* exitOf */.sX)(result);
}

;// CONCATENATED MODULE: ./lib/cli/program.js







const COMMANDS = [
    {
        name: 'validate',
        description: 'Checks the files, without the service.',
        examples: ['validate --path plant/inventory'],
        needs: 'files',
        load: async () => cliValidate,
    },
    {
        name: 'fmt',
        description: 'Sorts and normalizes the files, keeping comments.',
        examples: ['fmt --check'],
        needs: 'stoppable',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(601), __nccwpck_require__.e(371), __nccwpck_require__.e(359), __nccwpck_require__.e(775)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1915))).cliFmt,
    },
    {
        name: 'plan',
        description: 'Shows what apply would do. Reads only.',
        examples: ['plan --base origin/main --out plan.json --detailed-exitcode'],
        needs: 'service',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(605), __nccwpck_require__.e(441), __nccwpck_require__.e(363)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1363))).cliPlan,
    },
    {
        name: 'apply',
        description: 'Plans again and executes what is approved.',
        examples: ['plan --out plan.json && cip-sync apply --plan plan.json'],
        needs: 'writing',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(605), __nccwpck_require__.e(441), __nccwpck_require__.e(908), __nccwpck_require__.e(685), __nccwpck_require__.e(767)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8767))).cliApply,
    },
    {
        name: 'drift',
        description: 'Shows where the service differs from the files. Reads only.',
        examples: ['drift --detailed-exitcode'],
        needs: 'service',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(605), __nccwpck_require__.e(441), __nccwpck_require__.e(908), __nccwpck_require__.e(204)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2204))).cliDrift,
    },
    {
        name: 'show',
        description: 'Shows a saved plan, or the evidence of an apply, again. Reads only the file.',
        examples: ['show plan.json', 'show .cip-sync/evidence.json --markdown'],
        needs: 'nothing',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(441), __nccwpck_require__.e(685), __nccwpck_require__.e(901)]).then(__nccwpck_require__.bind(__nccwpck_require__, 901))).cliShow,
        argument: new Argument('<file>', 'a plan saved by plan --out, or evidence'),
    },
    {
        name: 'systems',
        description: 'Lists the cyber systems: site, name, id, assets, and where files declare them. Reads only.',
        examples: ['systems'],
        needs: 'service',
        load: async () => (await __nccwpck_require__.e(/* import() */ 588).then(__nccwpck_require__.bind(__nccwpck_require__, 7588))).cliSystems,
    },
    {
        name: 'export',
        description: 'Prints the live inventory as CSV on standard output, with the numbers that files give. Reads only.',
        examples: ['export --out inventory.csv'],
        needs: 'service',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(605), __nccwpck_require__.e(782), __nccwpck_require__.e(575)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9817))).cliExport,
    },
    {
        name: 'import',
        description: 'Writes the live inventory as files: adds what the files lack or, with --update, updates them. Only reads the service.',
        examples: ['import --dry-run', 'import --update', 'import --from-csv cmdb.csv --mapping mapping.yml --update'],
        needs: 'service',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(601), __nccwpck_require__.e(175), __nccwpck_require__.e(605), __nccwpck_require__.e(371), __nccwpck_require__.e(359), __nccwpck_require__.e(782), __nccwpck_require__.e(872)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7872))).cliImport,
    },
    {
        name: 'init',
        description: 'Writes the files that the repository of an inventory needs, and lists the steps that only you can do.',
        examples: ['init --hardened --team ORG/TEAM --action OWNER/REPO@COMMIT'],
        needs: 'stoppable',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(601), __nccwpck_require__.e(175), __nccwpck_require__.e(605), __nccwpck_require__.e(371), __nccwpck_require__.e(359), __nccwpck_require__.e(782), __nccwpck_require__.e(872), __nccwpck_require__.e(392)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8392))).cliInit,
    },
    {
        name: 'doctor',
        description: 'Checks each setting, and says how to correct what is wrong. Reads only.',
        examples: ['doctor --github OWNER/REPO'],
        needs: 'stoppable',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(752), __nccwpck_require__.e(50), __nccwpck_require__.e(448)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6448))).cliDoctor,
    },
    {
        name: 'audit',
        description: 'Answers from a clone of the ledger, offline: who changed what, when, approved by whom, and the list as of any day.',
        examples: ['audit --dir ../ledger --from 2026-01-01 --html --out audit.html'],
        needs: 'nothing',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(175), __nccwpck_require__.e(764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6764))).cliAudit,
        commands: [
            {
                name: 'verify',
                description: 'Checks that the ledger is whole and that its changes are explained.',
                needs: 'nothing',
                load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(175), __nccwpck_require__.e(764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6764))).cliAuditVerify,
            },
        ],
    },
    {
        name: 'ledger',
        description: 'Starts a ledger.',
        examples: ['ledger init --ledger REMOTE#NAME --organization ORG --base-url URL'],
        commands: [
            {
                name: 'init',
                description: 'Creates the branch of a ledger, and never changes an existing one.',
                needs: 'git',
                load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(908), __nccwpck_require__.e(228)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8908))).cliLedgerInit,
            },
        ],
    },
    {
        name: 'schema',
        description: 'Prints the JSON Schema of a format on standard output.',
        examples: ['schema --out inventory.schema.json'],
        needs: 'nothing',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(601), __nccwpck_require__.e(371), __nccwpck_require__.e(430)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6100))).cliSchema,
        argument: new Argument('[name]', 'the format')
            .choices(['inventory', 'plan', 'evidence', 'import', 'mapping'])
            .argParser((name) => name)
            .default('inventory'),
    },
    {
        name: 'explain',
        description: 'Explains a finding, a result or a word of this tool, and says what to do. Without one, lists them all.',
        examples: ['explain rename-conflict'],
        needs: 'nothing',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(601), __nccwpck_require__.e(371), __nccwpck_require__.e(430)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6100))).cliExplain,
        argument: new Argument('[code]', 'code of a finding, a result, or a word such as drift'),
    },
    {
        name: 'emulator',
        description: 'Serves the compliance inventory service on this machine, for trying and testing.',
        examples: ['emulator --port 8080'],
        needs: 'nothing',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(794), __nccwpck_require__.e(38)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5038))).cliEmulator,
    },
    {
        name: 'demo',
        description: 'Shows the main job on the emulator, with the example inventory.',
        needs: 'nothing',
        load: async () => {
            const { cliDemo } = await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(794), __nccwpck_require__.e(38)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5038));
            return (context) => cliDemo(context, runCommandLine);
        },
    },
];
const HELP = `
The API key is read only from CIP_SYNC_API_KEY, the URL of the service from
--base-url or CIP_SYNC_BASE_URL.
Exit: 0 done, 1 refused or failed, 2 changes present (with --detailed-exitcode).

Examples:
  $ cip-sync demo                         see it work, without a key
  $ cip-sync validate                     check the files in inventory/
  $ cip-sync plan --out plan.json         what the files ask of the service
  $ cip-sync apply --plan plan.json       apply exactly that
  $ cip-sync drift --detailed-exitcode    how the service differs from the files`;
async function runCommandLine(argv, host) {
    const { terminal, version } = host;
    const program = new Command('cip-sync')
        .description('Declarative GitOps for a NERC CIP compliance inventory: YAML, a reviewed plan, exactly that applied.')
        .version(version, '-V, --version', 'Shows the version.')
        .helpOption('-h, --help', 'Shows help.')
        .helpCommand('help [command]', 'Shows help for a command.')
        .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
        .exitOverride()
        .showHelpAfterError('Try --help.')
        .addHelpText('after', HELP);
    let code = core_result/* EXIT_CODES */.ai.done;
    for (const entry of COMMANDS) {
        declareCommand(program, entry, async (called, flags, argument) => {
            code = core_result/* EXIT_CODES */.ai[await (0,cli_flags/* performCommand */.R)(called, flags, argument, host)];
        });
    }
    try {
        await program.parseAsync(withoutStrayHelp(program, argv), { from: 'user' });
        return code;
    }
    catch (error) {
        if (error instanceof CommanderError)
            return error.exitCode;
        throw error;
    }
}
function declareCommand(parent, entry, act) {
    const { name, description, examples = [], argument, commands = [] } = entry;
    const flags = (0,options/* ownFlags */.Ae)(parent.parent === null ? name : `${parent.name()} ${name}`);
    const command = parent.command(name).description(description);
    if (argument !== undefined)
        command.addArgument(argument);
    command.configureOutput({ outputError: (text, write) => write(withRemedy(text, command)) });
    for (const [flag, help, repeats] of [...flags, ...settingFlags(name)]) {
        if (repeats === undefined)
            command.option(flag, help);
        else
            command.option(flag, help, (value, before) => (before === undefined ? value : `${before}\n${value}`));
    }
    const isCommand = entry.load !== undefined;
    command.allowExcessArguments(isCommand && commands.length > 0);
    for (const each of commands)
        declareCommand(command.enablePositionalOptions(), each, act);
    if (isCommand && commands.length > 0) {
        const names = commands.map((each) => each.name).join(', ');
        command.addHelpText('after', `\nFlags of a command: cip-sync ${name} COMMAND --help`);
        command.hook('preAction', (_, acting) => {
            const [stray] = acting === command ? command.args : [];
            if (stray !== undefined)
                command.error(`error: ${name} has no command '${stray}'. Its commands are ${names}.`);
        });
    }
    const lines = examples.map((line) => `\n  $ cip-sync ${line}`).join('');
    if (lines !== '')
        command.addHelpText('after', `\n${examples.length > 1 ? 'Examples' : 'Example'}:${lines}`);
    if (entry.load === undefined)
        return command;
    return command.action(async () => {
        const [value] = command.processedArgs;
        const flags = (0,options/* givenFlags */.rd)(command.optsWithGlobals());
        await act(entry, flags, argument === undefined || value === undefined ? null : String(value));
    });
}
function withRemedy(text, command) {
    const unknown = /^error: unknown option '(--[\w-]+)(?:=.*)?'\n$/.exec(text)?.[1];
    const longer = command.options.flatMap(({ long }) => (long?.startsWith(`${unknown}-`) ? long : []));
    if (longer.length > 0)
        return `${text}(Did you mean ${longer.join(' or ')}?)\n`;
    if (!text.startsWith('error: missing required argument'))
        return text;
    const needed = command.registeredArguments.map((one) => `a ${one.name()}: ${one.description}`);
    return `error: ${command.name()} needs ${needed.join('')}.\n`;
}
function settingFlags(name) {
    const settings = run_settings/* ALL_SETTINGS */.wn.filter(({ commands }) => commands.some((command) => command === name));
    if (settings.length === 0)
        return [];
    const flags = settings.map(({ name: setting, type, default: fallback, description, ...rest }) => {
        if (type === 'switch')
            return [`--${setting}`, description.replace(/^Whether to (\w+)/, (_, verb) => `${(0,text_text/* upperFirst */.Zb)(verb)}s`)];
        const value = rest.value ?? (Array.isArray(type) ? 'choice' : 'n');
        const help = fallback === '' ? description : `${description} (${fallback})`;
        return type === 'lines' ? [`--${setting} <${value}>`, help, 'repeats'] : [`--${setting} <${value}>`, help];
    });
    const isOnline = settings.some((setting) => setting.name === 'base-url');
    const verbose = isOnline ? [['--verbose', 'Prints a line for each request to the service.']] : [];
    return [...flags, ...verbose, options/* IN_FOLDER */.ne];
}
function withoutStrayHelp(program, argv) {
    const words = argv[0] === 'help' && argv.length > 1 ? [...argv.slice(1), '--help'] : [...argv];
    let at = program;
    for (const [index, word] of words.entries()) {
        if (word.startsWith('-') || at.commands.length === 0)
            break;
        const named = at.commands.find((each) => each.name() === word);
        if (named === undefined)
            return words.slice(0, index + 1);
        at = named;
    }
    return words;
}


/***/ }),

/***/ 7948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ certificateFault)
/* harmony export */ });
function certificateFault(whose, code, error) {
    const certificate = `${whose} certificate`;
    const or = 'or the clock of this machine is wrong: check the clock, and have the certificate renewed';
    if (code.endsWith('CERT_HAS_EXPIRED'))
        return `${certificate} has expired, ${or}.`;
    if (code.endsWith('CERT_NOT_YET_VALID'))
        return `${certificate} is not valid yet, ${or}.`;
    if (code.endsWith('CERT_ALTNAME_INVALID')) {
        const hosts = hostsOf(error);
        const which = hosts.length === 0 ? '' : `: ${hosts.join(', ')}`;
        return `${certificate} was made for another host${which}. Check how the URL spells the host.`;
    }
    if (!/CERT|_SIGNATURE$/.test(code))
        return null;
    return `${certificate} is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.`;
}
const MOST_HOSTS = 3;
function hostsOf(error) {
    const names = error?.cert?.subjectaltname;
    const hosts = String(names ?? '')
        .split(', ')
        .map((name) => name.replace(/^(?:DNS|IP Address):/, ''));
    return hosts.filter((host) => /^[\w.*:-]{1,100}$/.test(host)).slice(0, MOST_HOSTS);
}


/***/ }),

/***/ 1219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ hasUnsafe),
/* harmony export */   Lf: () => (/* binding */ yamlEscape),
/* harmony export */   Mx: () => (/* binding */ SURELY_FINE),
/* harmony export */   P6: () => (/* binding */ needsId),
/* harmony export */   Pk: () => (/* binding */ UNSAFE),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   ZC: () => (/* binding */ bytesEscaped),
/* harmony export */   e0: () => (/* binding */ jsonEscape),
/* harmony export */   gl: () => (/* binding */ withoutPadding),
/* harmony export */   hV: () => (/* binding */ nameFaults)
/* harmony export */ });
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const HAS_UNSAFE = new RegExp(UNSAFE.source, 'u');
function hasUnsafe(text) {
    return HAS_UNSAFE.test(text);
}
function quoted(text) {
    return JSON.stringify(text).replace(UNSAFE, yamlEscape);
}
function yamlEscape(character) {
    const hex = hexOf(character);
    return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}
function jsonEscape(character) {
    return character
        .split('')
        .map((unit) => `\\u${hexOf(unit).padStart(4, '0')}`)
        .join('');
}
function bytesEscaped(text, mark) {
    return Array.from(Buffer.from(text), (byte) => {
        const character = String.fromCharCode(byte);
        return /[\w-]/.test(character) ? character : mark + byte.toString(16).toUpperCase().padStart(2, '0');
    }).join('');
}
const SURELY_FINE = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z](?:[ -~]*[!-~])?$/i;
const WHITE_SPACE = /\p{White_Space}/u;
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const INVISIBLE = /(?![\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u;
const LOOK_ALIKE = /(?! )\p{Zs}|[\u201C-\u201F]|^[\u2018-\u201B]|[\u2018-\u201B]$/u;
const BAD_CHARACTERS = [
    { code: 'control-character', severity: 'error', pattern: CONTROL },
    { code: 'invisible-character', severity: 'warning', pattern: INVISIBLE },
    { code: 'look-alike-character', severity: 'warning', pattern: LOOK_ALIKE },
];
const SCRIPTS = [
    /\p{Script=Latin}/u,
    /\p{Script=Greek}/u,
    /\p{Script=Cyrillic}/u,
    /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u,
];
function nameFaults(name) {
    if (name === '')
        return [{ code: 'empty-name', severity: 'error', character: '' }];
    const faults = [];
    const core = withoutPadding(name);
    if (core.length < name.length)
        faults.push({ code: 'padded-name', severity: 'error', character: '' });
    for (const { code, severity, pattern } of BAD_CHARACTERS) {
        const [character] = pattern.exec(core) ?? [];
        if (character === undefined)
            continue;
        faults.push({ code, severity, character: `U+${hexOf(character).padStart(4, '0')}` });
    }
    const [, odd] = SCRIPTS.flatMap((script) => script.exec(core)?.[0] ?? []);
    if (odd !== undefined) {
        faults.push({ code: 'mixed-scripts', severity: 'warning', character: `U+${hexOf(odd).padStart(4, '0')}` });
    }
    return faults;
}
function needsId(name) {
    return !SURELY_FINE.test(name) && nameFaults(name).length > 0;
}
function withoutPadding(name) {
    let start = 0;
    let end = name.length;
    while (start < end && WHITE_SPACE.test(name.charAt(start)))
        start++;
    while (end > start && WHITE_SPACE.test(name.charAt(end - 1)))
        end--;
    return name.slice(start, end);
}
function hexOf(character) {
    return character.codePointAt(0).toString(16).toUpperCase();
}


/***/ }),

/***/ 3444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ compareNatural),
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function compareNatural(a, b) {
    if (a === b)
        return 0;
    let start = 0;
    while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start))
        start++;
    while (start > 0 && isDigit(a.charCodeAt(start - 1)))
        start--;
    const [endA, endB] = [digitsEnd(a, start), digitsEnd(b, start)];
    if (endA === start || endB === start)
        return compareText(a, b);
    const [numberA, numberB] = [a.slice(start, endA).replace(/^0+/, ''), b.slice(start, endB).replace(/^0+/, '')];
    return numberA.length - numberB.length || compareText(numberA, numberB) || endB - endA || compareText(a, b);
}
function digitsEnd(text, start) {
    let end = start;
    while (end < text.length && isDigit(text.charCodeAt(end)))
        end++;
    return end;
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}


/***/ }),

/***/ 876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ unreported),
/* harmony export */   Cs: () => (/* binding */ hasErrors),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   w$: () => (/* binding */ inFileOrder)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3444);

const SEVERITIES = ['error', 'warning', 'notice'];
const unreported = () => { };
function inFileOrder(diagnostics) {
    return [...diagnostics].sort((a, b) => {
        if (a.at === null || b.at === null)
            return (a.at === null ? 0 : 1) - (b.at === null ? 0 : 1);
        return (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.at.file.path, b.at.file.path) || (a.at.offset ?? -1) - (b.at.offset ?? -1);
    });
}
function hasErrors(diagnostics) {
    return diagnostics.some((d) => d.severity === 'error');
}


/***/ }),

/***/ 8165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   lV: () => (/* binding */ ownFailure)
/* harmony export */ });
class RequestError extends Error {
}
function failureOf(error) {
    if (!(error instanceof RequestError))
        throw error;
    return error.failure;
}
function ownFailure(meaning, reason) {
    return { meaning, mayBeDone: false, isUnanswered: false, reason, reasonBy: 'tool', detail: null, retryAfterMs: null };
}


/***/ }),

/***/ 1968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   QQ: () => (/* binding */ addUnder),
/* harmony export */   Tr: () => (/* binding */ countBy)
/* harmony export */ });
function addUnder(groups, key, member) {
    const group = groups.get(key);
    if (group === undefined)
        groups.set(key, [member]);
    else
        group.push(member);
}
function groupBy(members, keyOf) {
    const groups = new Map();
    for (const member of members)
        addUnder(groups, keyOf(member), member);
    return groups;
}
function countBy(members, keyOf) {
    const counts = new Map();
    for (const member of members) {
        const key = keyOf(member);
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ leastToPass),
/* harmony export */   du: () => (/* binding */ allowedDeletes),
/* harmony export */   hK: () => (/* binding */ checkGuards),
/* harmony export */   lT: () => (/* binding */ isBlocked)
/* harmony export */ });
const ALWAYS_ALLOWED = 3;
function checkGuards(deletes, managed, limits) {
    const { maxDeletes, maxDeletePercent } = limits;
    const share = Math.floor((managed * maxDeletePercent) / 100);
    const percentLimit = maxDeletePercent === 0 ? 0 : Math.max(ALWAYS_ALLOWED, share);
    return [
        { guard: 'max-deletes', limit: maxDeletes, value: deletes, passed: deletes <= maxDeletes },
        { guard: 'max-delete-percent', limit: percentLimit, value: deletes, passed: deletes <= percentLimit },
    ];
}
function allowedDeletes(guards) {
    return Math.min(...guards.map(({ limit }) => limit));
}
function leastToPass({ guard, value }, managed) {
    if (guard === 'max-deletes')
        return value;
    return value <= ALWAYS_ALLOWED ? 1 : Math.ceil((value * 100) / managed);
}
function isBlocked(guards) {
    return guards.some(({ passed }) => !passed);
}


/***/ }),

/***/ 8109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isLike),
/* harmony export */   w: () => (/* binding */ ignoreListOf)
/* harmony export */ });
class IgnoreList {
    #exact = new Map();
    #globs = [];
    #folded = null;
    constructor(documents) {
        for (const { file, ignore } of documents) {
            for (const { value: text, offset } of ignore) {
                const pattern = { text, at: { file, offset } };
                if (/[*?]/.test(text))
                    this.#globs.push({ pattern, parts: partsOf(text) });
                else
                    this.#exact.set(text, pattern);
            }
        }
    }
    nearFor(name) {
        this.#folded ??= [...this.#exact.values(), ...this.#globs.map(({ pattern }) => pattern)].map((pattern) => {
            return { pattern, parts: partsOf(withoutCase(pattern.text)) };
        });
        const characters = charactersOf(withoutCase(name));
        return this.#folded.find(({ parts }) => matches(characters, parts))?.pattern ?? null;
    }
    patternFor(name) {
        const exact = this.#exact.get(name);
        if (exact !== undefined)
            return exact;
        const characters = charactersOf(name);
        return this.#globs.find(({ parts }) => matches(characters, parts))?.pattern ?? null;
    }
}
function withoutCase(text) {
    return text.normalize('NFC').toLowerCase();
}
function isLike(name, pattern) {
    return matches(charactersOf(name), partsOf(pattern));
}
function partsOf(pattern) {
    return pattern.split(/\*+/).map(charactersOf);
}
function charactersOf(text) {
    return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}
function ignoreListOf(documents) {
    return documents.some(({ ignore }) => ignore.length > 0) ? new IgnoreList(documents) : null;
}
function matches(name, parts) {
    const [first = '', ...rest] = parts;
    const last = rest.pop();
    if (last === undefined)
        return name.length === first.length && fits(name, first, 0);
    if (!fits(name, first, 0))
        return false;
    let at = first.length;
    for (const part of rest) {
        at = placeFrom(name, part, at);
        if (at < 0)
            return false;
        at += part.length;
    }
    return name.length - last.length >= at && fits(name, last, name.length - last.length);
}
function placeFrom(name, part, from) {
    if (typeof name === 'string' && typeof part === 'string' && !part.includes('?'))
        return name.indexOf(part, from);
    for (let at = from; at + part.length <= name.length; at++)
        if (fits(name, part, at))
            return at;
    return -1;
}
function fits(name, part, at) {
    for (let k = 0; k < part.length; k++)
        if (part[k] !== '?' && part[k] !== name[at + k])
            return false;
    return true;
}


/***/ }),

/***/ 7206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ ASSET_TYPES),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Qc: () => (/* binding */ otherFormat),
/* harmony export */   lH: () => (/* binding */ TOOL_NAME),
/* harmony export */   oW: () => (/* binding */ IMPACT_RATINGS),
/* harmony export */   st: () => (/* binding */ bareDocument)
/* harmony export */ });
const TOOL_NAME = 'cip-inventory-sync';
const ASSET_TYPES = ['hardware', 'software'];
const IMPACT_RATINGS = ['High', 'Medium', 'Low'];
function stateOf({ name, cyber_system_id, asset_type }) {
    return { name, cyber_system_id, asset_type };
}
function bareDocument(file, cyberSystem) {
    const unsaid = { facility: null, impactRating: null, prune: null, assetType: null };
    return { file, cyberSystem, ...unsaid, ignore: [], assets: [], isWhole: true };
}
function otherFormat(document, read) {
    if (typeof document !== 'object' || document === null || !('format_version' in document))
        return null;
    const { format_version: format } = document;
    return typeof format === 'string' && /^\d{1,4}\.\d{1,4}$/.test(format) && format !== read ? format : null;
}


/***/ }),

/***/ 6599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BR: () => (/* binding */ checkSystems),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   bP: () => (/* binding */ stateKey),
/* harmony export */   lq: () => (/* binding */ checkByText),
/* harmony export */   m5: () => (/* binding */ SWAP_SUFFIX),
/* harmony export */   nT: () => (/* binding */ checkBetween)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3444);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8109);



const SWAP_SUFFIX = '~cip-sync';
const PLAIN = /^[!-@[-~]*$/;
function foldName(name) {
    return PLAIN.test(name) ? name : foldCase(name.normalize('NFC').replace(/\s+/gu, ' ').trim());
}
function foldCase(name) {
    return name.toLowerCase().toUpperCase().toLowerCase();
}
function groupByText(documents) {
    const groups = (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(documents, ({ cyberSystem, facility }) => `${cyberSystem.value}\0${facility?.value ?? ''}`);
    return Array.from(groups, ([key, group]) => {
        return { key, assets: group.flatMap(({ assets }) => assets), documents: group };
    });
}
function checkByText(documents, uniqueNames, report) {
    const groups = groupByText(documents);
    checkSystems(groups, report);
    checkBetween(groups, uniqueNames, report);
    return groups;
}
function checkSystems(groups, report) {
    for (const { documents } of groups) {
        const [first, ...others] = documents.map(({ file, cyberSystem }) => ({ file, offset: cyberSystem.offset }));
        const { cyberSystem } = documents[0];
        for (const at of others)
            report({ code: 'duplicate-system', severity: 'error', at, args: { name: cyberSystem.value, first: first } });
    }
}
function checkBetween(groups, uniqueNames, report, isOld) {
    checkNames(groups, uniqueNames, report, isOld);
    checkIds(groups, report);
    for (const { documents } of groups) {
        const ignored = (0,_ignore_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreListOf */ .w)(documents);
        if (ignored === null)
            continue;
        for (const asset of documents.flatMap(({ assets }) => assets)) {
            const pattern = ignored.patternFor(asset.name);
            if (pattern === null)
                continue;
            const args = { name: asset.name, pattern: pattern.text, first: pattern.at };
            report({ code: 'ignored-but-declared', severity: 'error', at: placeOf(asset), args });
        }
    }
}
function checkNames(groups, uniqueNames, report, isOld = () => false) {
    const spellings = groups.flatMap(({ assets }) => assets.map(({ name }) => foldName(name)));
    if (new Set(spellings).size === spellings.length)
        return;
    const seen = new Set();
    const shared = new Set();
    for (const folded of spellings)
        (seen.has(folded) ? shared : seen).add(folded);
    const entries = groups.flatMap(({ key, assets }) => assets.flatMap((asset) => {
        const folded = foldName(asset.name);
        return shared.has(folded) ? { key, asset, folded, isNew: !isOld(key, asset) } : [];
    }));
    const firstHere = new Map();
    const firstLike = new Map();
    const firstNamed = new Map();
    const elsewhere = [];
    entries.sort((a, b) => {
        const byFile = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.asset.document.file.path, b.asset.document.file.path);
        return Number(a.isNew) - Number(b.isNew) || byFile || a.asset.offset - b.asset.offset;
    });
    for (const { key, asset, folded } of entries) {
        const here = nameKey(key, asset.name);
        const twin = firstHere.get(here);
        if (twin === undefined || isPinned(twin))
            firstHere.set(here, asset);
        if (twin !== undefined) {
            const args = { name: asset.name, first: placeOf(twin) };
            report({ code: 'duplicate-asset', severity: gradeOf(twin, asset), at: placeOf(asset), args });
            continue;
        }
        const like = firstLike.get(nameKey(key, folded));
        if (like === undefined)
            firstLike.set(nameKey(key, folded), asset);
        else {
            const args = { name: asset.name, other: like.name, first: placeOf(like) };
            report({ code: 'similar-name', severity: 'warning', at: placeOf(asset), args });
        }
        const same = firstNamed.get(asset.name);
        if (same === undefined || isPinned(same))
            firstNamed.set(asset.name, asset);
        if (same === undefined)
            continue;
        if (uniqueNames === 'system')
            elsewhere.push({ asset, same });
        else {
            const args = { names: [asset.name], first: placeOf(same) };
            report({ code: 'duplicate-name', severity: gradeOf(same, asset), at: placeOf(asset), args });
        }
    }
    const [one] = elsewhere;
    if (one === undefined)
        return;
    const names = [...new Set(elsewhere.map(({ asset }) => asset.name))];
    report({
        code: 'duplicate-name',
        severity: 'notice',
        at: placeOf(one.asset),
        args: { names, first: placeOf(one.same) },
    });
}
function checkIds(groups, report) {
    const firstsOf = { 'duplicate-id': new Map(), 'duplicate-external-id': new Map() };
    for (const { assets } of groups) {
        for (const { hints, externalId, document } of assets) {
            if (hints === null && externalId === null)
                continue;
            const located = [
                ['duplicate-id', hints?.id ?? null],
                ['duplicate-external-id', externalId],
            ];
            for (const [code, own] of located) {
                if (own === null)
                    continue;
                const at = { file: document.file, offset: own.offset };
                const first = firstsOf[code].get(own.value);
                if (first === undefined)
                    firstsOf[code].set(own.value, at);
                else
                    report({ code, severity: 'error', at, args: { id: own.value, first } });
            }
        }
    }
}
function gradeOf(one, other) {
    return isPinned(one) || isPinned(other) ? 'warning' : 'error';
}
function isPinned({ hints }) {
    return hints !== null && hints.id !== null;
}
function placeOf(asset) {
    return { file: asset.document.file, offset: asset.offset };
}
function nameKey(system, name) {
    return `${system}\0${name}`;
}
function stateKey({ cyber_system_id, asset_type, name }) {
    return `${cyber_system_id}\0${asset_type}\0${name}`;
}


/***/ }),

/***/ 1315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ expecting),
/* harmony export */   Or: () => (/* binding */ isSystemError),
/* harmony export */   Q3: () => (/* binding */ early),
/* harmony export */   id: () => (/* binding */ isStopped)
/* harmony export */ });
function isSystemError(error) {
    return error instanceof Error && 'code' in error && 'syscall' in error;
}
function expecting(is, answer) {
    return (error) => {
        if (is(error))
            return answer(error);
        throw error;
    };
}
function early(promise) {
    promise.catch(() => { });
    return promise;
}
function isStopped(error) {
    return error instanceof Error && error.name === 'AbortError';
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ resolveSystems),
/* harmony export */   Kn: () => (/* binding */ compareRatings),
/* harmony export */   Oe: () => (/* binding */ systemReferenceProblem),
/* harmony export */   Oh: () => (/* binding */ makeDirectory),
/* harmony export */   Po: () => (/* binding */ referenceTo),
/* harmony export */   Zq: () => (/* binding */ ratingOf),
/* harmony export */   fZ: () => (/* binding */ systemDocument),
/* harmony export */   fj: () => (/* binding */ adviseOnFields),
/* harmony export */   mk: () => (/* binding */ findByReference),
/* harmony export */   oM: () => (/* binding */ chooseSystems),
/* harmony export */   qv: () => (/* binding */ compareSystems)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3444);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1968);
/* harmony import */ var _ignore_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8109);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7206);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5388);





function indexReferences(records) {
    const byId = new Map();
    const byName = new Map();
    for (const record of records) {
        byId.set(record.id, record);
        (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .QQ)(byName, record.name, record);
    }
    return { byId, byName, names: new _suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .Vocabulary */ .VI(byName.keys()) };
}
function findByReference(index, reference) {
    const byId = index.byId.get(reference);
    return byId === undefined ? (index.byName.get(reference) ?? []) : [byId];
}
function referenceTo(index, record) {
    const meant = findByReference(index, record.name);
    return meant.length === 1 && meant[0]?.id === record.id ? record.name : record.id;
}
function makeDirectory(live, fields = {}) {
    const facilities = indexReferences(live.facilities);
    const systems = indexReferences(live.systems);
    const { controlCenters = [] } = live;
    const centers = new Map([
        ...controlCenters.map((center) => [center.name, center]),
        ...controlCenters.map((center) => [center.id, center]),
    ]);
    const sited = remember((id) => {
        const system = systems.byId.get(id);
        if (system === undefined)
            return { id, name: id, site: null, impactRating: null };
        const center = fieldText(system, fields.controlCenterField);
        const site = siteOf(system.facility_id ?? '', facilities.byId) ?? siteOf(center, centers);
        return { id, name: system.name, site, impactRating: fieldText(system, fields.impactRatingField) || null };
    });
    const sitedAll = remember((systems) => systems.map(({ id }) => sited(id)).sort((a, b) => (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.id, b.id)));
    const inFacilities = remember((systems) => {
        const byFacility = (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(systems, ({ facility_id }) => facility_id ?? '');
        return remember((several) => several.flatMap(({ id }) => byFacility.get(id) ?? []));
    });
    const facilityNames = remember((systems) => systems.flatMap(({ facility_id }) => facilities.byId.get(facility_id ?? '')?.name ?? []));
    return { systems: { ...systems, sited, sitedAll, inFacilities, facilityNames }, facilities };
}
function chooseSystems(reference, directory) {
    const { systems } = directory;
    const named = findByReference(systems, reference);
    if (named.length === 1)
        return { systems: named };
    if (named.length > 1)
        return { several: referencesTo(named, directory) };
    const sited = [...systems.byId.values()].filter(({ id, name }) => {
        const { site } = systems.sited(id);
        return site !== null && [`${site.name} / ${name}`, `${site.name}/${name}`].includes(reference);
    });
    if (sited.length === 1)
        return { systems: sited };
    if (sited.length > 1)
        return { several: sited.map(({ id }) => id) };
    const near = systems.names.nearest(reference).flatMap((name) => {
        const namesakes = findByReference(systems, name);
        return namesakes.length > 1 ? referencesTo(namesakes, directory) : [name];
    });
    return { near };
}
function referencesTo(namesakes, { systems }) {
    const bySite = (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(namesakes, ({ id }) => systems.sited(id).site?.name ?? null);
    return namesakes.map(({ id, name }) => {
        const site = systems.sited(id).site?.name ?? null;
        return site === null || bySite.get(site).length > 1 ? id : `${site}/${name}`;
    });
}
function resolveSystems({ documents }, directory, report) {
    const unresolved = [];
    const documentsOf = new Map();
    for (const document of documents) {
        const meant = resolveDocument(document, directory);
        if ('code' in meant) {
            report(meant);
            unresolved.push(document);
        }
        else {
            (0,_group_js__WEBPACK_IMPORTED_MODULE_0__/* .addUnder */ .QQ)(documentsOf, meant, document);
        }
    }
    const systems = Array.from(documentsOf, ([system, declaring]) => {
        const [first] = declaring;
        const assets = declaring.length === 1 ? first.assets : declaring.flatMap(({ assets }) => assets);
        return { system, documents: declaring, assets, prune: first.prune, ignore: (0,_ignore_js__WEBPACK_IMPORTED_MODULE_3__/* .ignoreListOf */ .w)(declaring) };
    });
    return { systems, unresolved };
}
function resolveDocument({ file, cyberSystem, facility }, directory) {
    const { systems, facilities } = directory;
    const namesakes = findByReference(systems, cyberSystem.value);
    const sites = facility === null ? [] : findByReference(facilities, facility.value);
    const meant = facility === null ? namesakes : systems.inFacilities(namesakes)(sites);
    const [only, another] = meant;
    if (only !== undefined && another === undefined)
        return only;
    if (facility !== null && only === undefined && namesakes.length > 0) {
        const { id, name } = namesakes[0];
        return {
            code: 'facility-mismatch',
            severity: 'error',
            at: { file, offset: facility.offset },
            args: {
                facility: facility.value,
                system: { id, name },
                facilities: systems.facilityNames(namesakes),
                near: sites.length > 0 ? [] : facilities.names.nearest(facility.value),
            },
        };
    }
    const at = { file, offset: cyberSystem.offset };
    const unclear = { at, reference: cyberSystem.value, systems: meant, takesFacility: facility === null };
    return systemReferenceProblem(directory, unclear);
}
function systemReferenceProblem({ systems: index }, { at, reference, systems, takesFacility, }) {
    if (systems.length > 0) {
        const args = { name: reference, systems: index.sitedAll(systems), takesFacility };
        return { code: 'ambiguous-cyber-system', severity: 'error', at, args };
    }
    const near = index.names.nearest(reference);
    return { code: 'unknown-cyber-system', severity: 'error', at, args: { name: reference, near } };
}
function remember(answer) {
    const answers = new Map();
    return (key) => {
        const answered = answers.get(key);
        if (answered !== undefined)
            return answered;
        const fresh = answer(key);
        answers.set(key, fresh);
        return fresh;
    };
}
function siteOf(reference, records) {
    const { id, name } = records.get(reference) ?? { id: reference, name: reference };
    return reference === '' ? null : { id, name };
}
function fieldText(system, field = '') {
    const value = Reflect.get(system, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
const DOCUMENTED = new Set(['id', 'name', 'facility_id', 'organization_slug']);
function adviseOnFields({ systems }, fields, report) {
    const inputs = [
        ['impact-rating-field', fields.impactRatingField],
        ['control-center-field', fields.controlCenterField],
    ];
    for (const [input, field] of inputs) {
        if (!field)
            continue;
        if (systems.length === 0 || systems.some((system) => Object.hasOwn(system, field)))
            continue;
        const others = systems.flatMap(Object.keys).filter((name) => !DOCUMENTED.has(name));
        const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(field, new Set(others));
        report({ code: 'unknown-field', severity: 'notice', at: null, args: { input, field, near } });
    }
}
function ratingOf(system, { impactRatingField }) {
    const text = fieldText(system, impactRatingField).toLowerCase();
    return _model_js__WEBPACK_IMPORTED_MODULE_4__/* .IMPACT_RATINGS */ .oW.find((rating) => rating.toLowerCase() === text) ?? null;
}
function compareRatings(resolved, { systems }, directory, fields, report) {
    const declared = resolved.flatMap(({ system, documents }) => {
        return documents.flatMap(({ file, impactRating }) => impactRating === null ? [] : { system, file, ...impactRating });
    });
    const [first] = declared;
    if (first === undefined)
        return;
    const field = fields.impactRatingField;
    if (!field) {
        const at = { file: first.file, offset: first.offset };
        report({ code: 'impact-rating-unchecked', severity: 'notice', at, args: { count: declared.length } });
        return;
    }
    if (!systems.some((system) => Object.hasOwn(system, field)))
        return;
    for (const { system, file, offset, value } of declared) {
        if (ratingOf(system, fields) === value)
            continue;
        const placed = directory.systems.sited(system.id);
        const args = { system: placed, declared: value, live: placed.impactRating };
        report({ code: 'impact-rating-differs', severity: 'warning', at: { file, offset }, args });
    }
}
function systemDocument({ id, name, site, impactRating }) {
    return { id, name, site: site === null ? null : { id: site.id, name: site.name }, impact_rating: impactRating };
}
function compareSystems(a, b) {
    if (a === b)
        return 0;
    return (Number(a.site === null) - Number(b.site === null) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.site?.name ?? '', b.site?.name ?? '') ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.site?.id ?? '', b.site?.id ?? '') ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.name, b.name) ||
        (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .d)(a.id, b.id));
}


/***/ }),

/***/ 8490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   ai: () => (/* binding */ EXIT_CODES),
/* harmony export */   jC: () => (/* binding */ FREE),
/* harmony export */   sX: () => (/* binding */ exitOf),
/* harmony export */   yO: () => (/* binding */ hasSucceeded),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
const REFUSED = new Set(['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled']);
function isRefused(result) {
    return REFUSED.has(result);
}
const EXIT_CODES = { done: 0, refused: 1, changes: 2 };
function exitOf(result, failure = null, isDetailed = false) {
    if (isRefused(result) || failure !== null)
        return 'refused';
    return isDetailed && (result === 'planned' || result === 'drifted') ? 'changes' : 'done';
}
class UserError extends Error {
    name = 'UserError';
    subject;
    problem;
    remedy;
    constructor(subject, problem, remedy = '', options) {
        super(`${subject} ${problem}.${remedy === '' ? '' : ` ${remedy}`}`, options);
        this.subject = subject;
        this.problem = problem;
        this.remedy = remedy;
    }
    namedAs(subject) {
        return new UserError(subject, this.problem, this.remedy, { cause: this.cause });
    }
}
function hasSucceeded(outcome) {
    return outcome === 'done' || outcome === 'adopted' || outcome === 'already';
}
const FREE = { prove: async () => true, holds: () => true, lost: null };


/***/ }),

/***/ 5388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  VI: () => (/* binding */ Vocabulary),
  _K: () => (/* binding */ findPossibleRenames),
  pA: () => (/* binding */ nearest),
  xK: () => (/* binding */ possibleRenames)
});

;// CONCATENATED MODULE: ./node_modules/leven/index.js
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}

// EXTERNAL MODULE: ./lib/core/compare.js
var compare = __nccwpck_require__(3444);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __nccwpck_require__(1968);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __nccwpck_require__(6599);
;// CONCATENATED MODULE: ./lib/core/suggest.js




const LONGEST = 80;
function spelling(word) {
    return word
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
function nearest(word, words, most) {
    return new Vocabulary(words, most).nearest(word);
}
const MOST_QUESTIONS = 100;
const LEAST_SHARED = 5;
class Vocabulary {
    #words;
    #answers = new Map();
    #most;
    #folded = null;
    constructor(words, most = 3) {
        this.#words = words;
        this.#most = most;
    }
    nearest(word) {
        const answered = this.#answers.get(word);
        if (answered !== undefined)
            return answered;
        if (this.#answers.size >= MOST_QUESTIONS)
            return [];
        this.#folded ??= Array.from(new Set(this.#words), (word) => ({ word, folded: spelling(word) }));
        const asked = spelling(word);
        const bound = asked.length < 3 ? 0 : asked.length < 4 ? 1 : asked.length < 12 ? 2 : 3;
        const near = [];
        const longer = [];
        for (const { word: other, folded } of this.#folded) {
            const isTooFar = Math.abs(asked.length - folded.length) > bound || Math.max(asked.length, folded.length) > LONGEST;
            const distance = folded === asked ? 0 : isTooFar ? bound + 1 : leven(asked, folded, { maxDistance: bound + 1 });
            if (distance <= bound)
                near.push({ word: other, distance });
            else if (hasGained(folded, asked))
                longer.push({ word: other, distance: folded.length });
        }
        const byDistance = (a, b) => a.distance - b.distance || (0,compare/* compareText */.n)(a.word, b.word);
        near.sort(byDistance);
        const isClose = near.length > 0 && near[0].distance <= 1;
        const answer = (isClose ? near : [...longer.sort(byDistance), ...near]).slice(0, this.#most).map((one) => one.word);
        this.#answers.set(word, answer);
        return answer;
    }
}
function hasGained(a, b) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    return short.length >= LEAST_SHARED && (long.startsWith(short) || long.endsWith(short));
}
const MOST_COMPARED = 100_000;
const LEAST_LIKENESS = 0.5;
function findPossibleRenames(changes, undeclared, entriesBefore, report) {
    const keyOf = (isDrift, { asset_type, cyber_system_id }) => `${isDrift} ${asset_type} ${cyber_system_id}`;
    const left = changes.flatMap((change) => {
        if (change.action !== 'delete')
            return [];
        const kind = change.origin === 'drift' ? 'drift' : 'deleted';
        return [{ ...change.before, id: change.id, kind, entry: entriesBefore.get(change.id) ?? null }];
    });
    for (const asset of undeclared)
        left.push({ ...asset, kind: 'undeclared', entry: entriesBefore.get(asset.id) ?? null });
    const leftOf = (0,group/* groupBy */.$z)(left, (one) => keyOf(one.kind === 'drift', one));
    const creates = changes.filter((change) => change.action === 'create');
    let budget = MOST_COMPARED;
    for (const [key, created] of (0,group/* groupBy */.$z)(creates, ({ origin, after }) => keyOf(origin === 'drift', after))) {
        const some = leftOf.get(key) ?? [];
        const isCompared = some.length * created.length <= budget;
        if (isCompared)
            budget -= some.length * created.length;
        for (const [{ name: from, id, kind }, to] of pairUp(some, created, isCompared)) {
            const args = { from, to: to.after.name, id, system: to.cyberSystem, kind };
            report({ code: 'possible-rename', severity: 'warning', at: (0,names/* placeOf */.$t)(to.desired), args });
        }
    }
}
function pairUp(left, creates, isCompared) {
    const spelled = creates.map((to) => ({ to, name: spelling(to.after.name) }));
    const bySpelling = (0,group/* groupBy */.$z)(spelled, ({ name }) => name);
    const alike = left.flatMap((from) => {
        const name = spelling(from.name);
        const others = isCompared ? spelled : (bySpelling.get(name) ?? []).slice(0, 5);
        const pairs = others.map((other) => ({ from, to: other.to, likeness: likeness(name, other.name) }));
        return pairs.filter((pair) => pair.likeness >= LEAST_LIKENESS && mayBeOne(from, pair.to));
    });
    const paired = new Set();
    const pairs = [];
    for (const { from, to } of alike.sort((a, b) => b.likeness - a.likeness)) {
        if (paired.has(from) || paired.has(to))
            continue;
        paired.add(from).add(to);
        pairs.push([from, to]);
    }
    const [from, ...more] = left.filter((one) => !paired.has(one) && (one.kind !== 'undeclared' || one.entry !== null));
    const [to, ...moreCreates] = creates.filter((one) => !paired.has(one));
    const isLast = from !== undefined && to !== undefined && more.length + moreCreates.length === 0;
    return isLast && mayBeOne(from, to) ? [...pairs, [from, to]] : pairs;
}
function mayBeOne({ entry }, { desired }) {
    const [before, now] = [entry?.externalId?.value, desired.externalId?.value];
    return before === undefined || now === undefined || before === now;
}
function likeness(a, b) {
    if (a === b)
        return 1;
    const [one, other] = [a.slice(0, LONGEST), b.slice(0, LONGEST)];
    return 1 - leven(one, other) / Math.max(one.length, other.length);
}
function possibleRenames({ changes, diagnostics }) {
    const questions = diagnostics.filter((finding) => 'args' in finding && finding.code === 'possible-rename');
    if (questions.length === 0)
        return [];
    const deletes = new Map(changes.flatMap((one) => (one.action === 'delete' ? [[one.id, one]] : [])));
    const creates = new Map(changes.flatMap((one) => (one.action === 'create' ? [[(0,names/* nameKey */.Rc)(one.cyberSystem.id, one.after.name), one]] : [])));
    return questions.flatMap(({ args }) => {
        const [from, to] = [deletes.get(args.id), creates.get((0,names/* nameKey */.Rc)(args.system.id, args.to))];
        return from === undefined || to === undefined ? [] : [{ from, to }];
    });
}


/***/ }),

/***/ 2392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   mW: () => (/* binding */ listedObjects)
/* harmony export */ });
/* unused harmony exports fetchingWith, ensureCommits, treesAt, commitWithParents, tokenEnvironment */
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(701);

function fetchingWith(run, runWithToken) {
    if (runWithToken === null)
        return run;
    return async (args, input) => {
        try {
            return await run(args, input);
        }
        catch (error) {
            if (!(error instanceof GitError) || args[0] !== 'fetch')
                throw error;
            return runWithToken(args, input);
        }
    };
}
async function ensureCommits(commits, run) {
    const trees = await hashesOf(commits.map((commit) => `${commit}^{tree}`), run);
    const missing = commits.filter((_, index) => trees[index] === MISSING);
    if (missing.length === 0)
        return;
    const hashes = missing.map((commit) => `${commit}\n`).join('');
    await run([...(await fetchCommand(run)), '--no-write-fetch-head', '--stdin', 'origin'], hashes);
}
async function treesAt(paths, commits, run) {
    await ensureCommits(commits, run);
    const names = commits.flatMap((commit) => paths.map((path) => `${commit}:${path}`));
    const hashes = await hashesOf(names, run);
    const { length } = paths;
    const entries = commits.map((commit, n) => [commit, hashes.slice(n * length, (n + 1) * length).join(' ')]);
    return Object.fromEntries(entries);
}
const MISSING = '-';
async function hashesOf(names, run) {
    const output = await run(['cat-file', '--batch-check=%(objectname)'], names.map((name) => `${name}\n`).join(''));
    const lines = output.toString().split('\n');
    return names.map((_, index) => /^[0-9a-f]{40,64}$/.exec(lines[index] ?? '')?.[0] ?? MISSING);
}
async function fetchCommand(run) {
    const isShallow = (await run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true';
    return ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...(isShallow ? ['--depth=1'] : [])];
}
async function commitWithParents(name, run) {
    const isRef = name.startsWith('refs/');
    if (isRef)
        await run([...(await fetchCommand(run)), 'origin', name]);
    const commit = isRef ? (await run(['rev-parse', '--verify', 'FETCH_HEAD^{commit}'])).toString().trim() : name;
    const text = (await run(['cat-file', 'commit', commit])).toString('latin1');
    const head = text.slice(0, text.indexOf('\n\n'));
    return { commit, parents: Array.from(head.matchAll(/^parent ([0-9a-f]{40,64})$/gm), (match) => match[1]) };
}
function tokenEnvironment(serverUrl, token, env) {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const key = `http.${new URL(serverUrl).origin}/.extraheader`;
    const count = Number(env.GIT_CONFIG_COUNT ?? '') || 0;
    return {
        GIT_CONFIG_COUNT: String(count + 2),
        [`GIT_CONFIG_KEY_${count}`]: key,
        [`GIT_CONFIG_VALUE_${count}`]: '',
        [`GIT_CONFIG_KEY_${count + 1}`]: key,
        [`GIT_CONFIG_VALUE_${count + 1}`]: `AUTHORIZATION: basic ${basic}`,
    };
}
async function readObjects(run, names) {
    const objects = new Map();
    const lines = names.filter((name) => !name.includes('\n'));
    for (const name of names.filter((each) => each.includes('\n'))) {
        const content = await run(['cat-file', 'blob', name]).catch(() => null);
        if (content !== null)
            objects.set(name, content);
    }
    const output = await run(['cat-file', '--batch'], lines.map((name) => `${name}\n`).join(''));
    let at = 0;
    for (const name of lines) {
        const start = output.indexOf(10, at) + 1;
        const size = /^[0-9a-f]+ [a-z]+ ([0-9]+)\n$/.exec(output.toString('latin1', at, start))?.[1];
        const end = start + Number(size ?? -1);
        if (start === 0 || end >= output.length)
            throw new _process_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('failed', 'git cat-file: the output cannot be read');
        if (size !== undefined)
            objects.set(name, output.subarray(start, end));
        at = end + 1;
    }
    return objects;
}
function listedObjects(output) {
    const entries = output.split('\0').slice(0, -1);
    return new Map(entries.map((entry) => {
        const tab = entry.indexOf('\t');
        return [entry.slice(tab + 1), entry.slice(0, tab).split(' ')[2] ?? ''];
    }));
}


/***/ }),

/***/ 701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ gitAnswer),
/* harmony export */   Q0: () => (/* binding */ folderInRepository),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   dP: () => (/* binding */ gitStream),
/* harmony export */   y0: () => (/* binding */ gitProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);



class GitError extends Error {
    name = 'GitError';
    kind;
    output;
    isNone;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
        this.output = options?.output ?? '';
        this.isNone = options?.isNone ?? false;
    }
}
const LONGEST_MS = 60_000;
const ASKS_SERVER = new Set(['fetch', 'push', 'cat-file']);
const MOST_LISTED = 16 * 1024 * 1024;
function gitProcess(folder) {
    const { stop, ledger } = folder;
    return (args, input = '') => new Promise((resolve, reject) => {
        if (stop?.aborted)
            return reject(stop.reason);
        const command = commandOf(args);
        const child = startGit(folder, args);
        const stdout = [];
        const stderr = [];
        let room = command === 'ls-tree' && ledger === undefined ? MOST_LISTED : Number.POSITIVE_INFINITY;
        child.stdout.on('data', (chunk) => {
            stdout.push(chunk);
            room -= chunk.length;
            if (room >= 0)
                return;
            reject(new GitError('too-large', `git ${command}: the output is too large to read`));
            endProcess(child);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (cause) => {
            const code = 'code' in cause ? cause.code : cause.message;
            const isMissing = code === 'ENOENT' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder.cwd);
            const remedy = ledger === undefined ? '' : '. Install it: the ledger needs it.';
            const problem = isMissing ? `git is not installed${remedy}` : `git ${command} could not be started (${code})`;
            const kind = isMissing && ledger === undefined ? 'not-installed' : 'failed';
            reject(new GitError(kind, problem, { cause, isNone: isMissing && repositoryAbove(folder) === null }));
        });
        const giveUp = () => {
            reject(stop?.reason);
            endProcess(child);
        };
        stop?.addEventListener('abort', giveUp, { once: true });
        child.on('close', (code, signal) => {
            stop?.removeEventListener('abort', giveUp);
            if (code === 0)
                return resolve(Buffer.concat(stdout));
            const stopped = signal === null ? '' : `\ngit was stopped by ${signal}`;
            const output = ledger === undefined ? stderr : [...stderr, ...stdout, Buffer.from(stopped)];
            reject(gitFailure(folder, command, output, code));
        });
        child.stdin.end(input);
    });
}
async function* gitStream(folder, args) {
    const child = startGit(folder, args);
    const stderr = [];
    child.stderr.on('data', (chunk) => stderr.push(chunk));
    const ended = new Promise((resolve) => {
        child.on('error', () => resolve(null)).on('close', resolve);
    });
    child.stdin.end();
    for await (const chunk of child.stdout)
        yield chunk;
    const code = await ended;
    if (code !== 0)
        throw gitFailure(folder, commandOf(args), stderr, code);
}
function startGit(folder, args) {
    const { cwd, workspace, ledger } = folder;
    const command = commandOf(args);
    const isLimited = ledger?.reaches === true && ASKS_SERVER.has(command);
    const way = workspace ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, cwd) : '';
    const steps = way === '' || way.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) ? [] : way.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    const folders = workspace ? [workspace, ...steps.map((_, n) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, ...steps.slice(0, n + 1)))] : [];
    const trust = folders.flatMap((folder) => ['-c', `safe.directory=${folder.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/')}`]);
    const environment = {
        ...Object.fromEntries(Object.entries(folder.env).filter(([name]) => !KEPT_BACK.test(name))),
        ...SETTINGS,
    };
    if (ledger === undefined) {
        if (command !== 'fetch')
            Object.assign(environment, NO_SERVER);
    }
    else {
        Object.assign(environment, LEDGER_APART);
        const { bare, reaches } = ledger;
        if (bare !== null)
            Object.assign(environment, { GIT_DIR: bare, GIT_INDEX_FILE: `${bare}/ledger-index` });
        if (!reaches)
            Object.assign(environment, { ...NO_SERVER, GIT_NO_LAZY_FETCH: '1' });
    }
    const fromObjects = ledger === undefined ? [] : ['-c', 'core.commitGraph=false'];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['--no-pager', ...trust, ...fromObjects, ...args], {
        cwd,
        env: environment,
        windowsHide: true,
        timeout: isLimited ? (ledger.longestMs ?? LONGEST_MS) : undefined,
    });
    child.stdin.on('error', () => { });
    if (isLimited) {
        child.on('exit', (_, signal) => {
            if (signal !== null)
                for (const pipe of [child.stdout, child.stderr])
                    pipe.destroy();
        });
    }
    return child;
}
const SETTINGS = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const NO_SERVER = { GIT_ALLOW_PROTOCOL: 'none' };
const LEDGER_APART = {
    GIT_DIR: undefined,
    GIT_COMMON_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_OBJECT_DIRECTORY: undefined,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: undefined,
    GIT_QUARANTINE_PATH: undefined,
    GIT_NAMESPACE: undefined,
    GIT_SHALLOW_FILE: undefined,
    GIT_DEFAULT_HASH: undefined,
    GIT_DIFF_OPTS: undefined,
    GIT_GRAFT_FILE: '',
};
const KEPT_BACK = /^(?:INPUT_|CIP_SYNC_)/i;
function endProcess(child) {
    child.kill();
    for (const pipe of [child.stdin, child.stdout, child.stderr])
        pipe.destroy();
    child.unref();
}
function commandOf(args) {
    let at = 0;
    while (args[at] === '-c')
        at += 2;
    return args[at] ?? '';
}
const KINDS = [
    [/dubious ownership/, 'not-trusted'],
    [/not a git repository/, 'not-a-repository'],
    [
        /could not read (?:Username|Password)|Authentication failed|Permission denied \(|returned error: 40[13]|repository .*not found/i,
        'no-access',
    ],
    [
        /not a tree object|bad object|unable to (?:read|find)|could not (?:get|read)|missing (?:blob|object)|transport '.*' not allowed/,
        'missing-object',
    ],
    [/single revision|unknown revision|not a valid object name|bad revision/i, 'unknown-revision'],
];
function gitFailure(folder, command, printed, code) {
    const output = Buffer.concat(printed).toString();
    const [, printedKind = 'failed'] = KINDS.find(([pattern]) => pattern.test(output)) ?? [];
    const line = output.trim().split('\n')[0] || 'failed without a message';
    const unread = printedKind === 'not-a-repository' ? repositoryAbove(folder) : null;
    const message = `git ${command}: ${line}${unread === null ? '' : `, although there is ${unread}`}`;
    const isNone = code === 1 || (printedKind === 'not-a-repository' && unread === null);
    const kind = folder.ledger === undefined && unread === null ? printedKind : 'failed';
    return new GitError(kind, message, { output, isNone });
}
function repositoryAbove({ cwd, env }) {
    if (env.GIT_DIR)
        return env.GIT_DIR;
    for (let folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(cwd) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(cwd) : cwd;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
            return null;
    }
}
async function gitAnswer(run, args) {
    try {
        return (await run(args)).toString().trim() || null;
    }
    catch (error) {
        if (error instanceof GitError && error.isNone)
            return null;
        throw error;
    }
}
async function folderInRepository(run) {
    return (await run(['rev-parse', '--show-prefix'])).toString().replace(/\n$/, '');
}


/***/ }),

/***/ 9452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* unused harmony exports LOST_ANSWER_MS, isOfGitHub, isUnclear, isMissingRight */
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);

const LOST_ANSWER_MS = 1000;
const MOST_SAID = 200;
class GitHubError extends Error {
    name = 'GitHubError';
    kind;
    status;
    unclear;
    said;
    constructor(failure, options) {
        const { method, kind, sent } = failure;
        const route = failure.route.replace(/^\/repos\/\{owner\}\/\{repo\}(?=\/)/, '').replaceAll(/\{\w+\}/g, '…');
        super(`GitHub, ${method} ${route}: ${explain(failure)}`, options);
        this.kind = kind;
        this.status = failure.status;
        this.unclear = method !== 'GET' && sent && ['network', 'server', 'unreadable'].includes(kind);
        this.said = (failure.said ?? '').slice(0, MOST_SAID).replaceAll(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, ' ');
    }
}
function isOfGitHub(error, kind) {
    return error instanceof GitHubError && (kind === undefined || error.kind === kind);
}
function isUnclear(error) {
    return isOfGitHub(error) && error.unclear;
}
function isMissingRight(error) {
    return (isOfGitHub(error, 'forbidden') && error.status === 403) || isOfGitHub(error, 'not-found');
}
function explain({ kind, status, permission, sent, waitMs, reason, remedy }) {
    const detail = reason === null ? '' : ` (${reason})`;
    const answered = sent ? `GitHub answered ${status}${detail}.` : `nothing was sent${detail}.`;
    switch (kind) {
        case 'forbidden':
            if (permission !== null)
                return `${answered} Grant the job the permission ${permission}.`;
            if (status === 401 || !sent)
                return `${answered} Check that github-token is complete and has not expired.`;
            return `${answered} Check what github-token may do.`;
        case 'not-found':
            return `${answered} It is not there, or github-token may not see it.`;
        case 'rate-limited': {
            const minutes = waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 60_000));
            return `${answered} The rate limit is used up. Run again ${minutes === null ? 'later' : `in ${minutes} min`}.`;
        }
        case 'invalid':
            return `${answered} GitHub does not accept the request.`;
        case 'network':
            return `${sent ? 'no complete answer came' : 'nothing was sent'}${detail}.${remedy === undefined ? '' : ` ${remedy}`}`;
        case 'server':
            return `${answered} Wait and run again.`;
        case 'unreadable':
            return `${answered} That is not the answer that GitHub documents. Check GITHUB_API_URL, and run again.`;
    }
}


/***/ }),

/***/ 5377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  A: () => (/* binding */ PROCESS)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
;// CONCATENATED MODULE: ./lib/version.js
const VERSION = '0.1.0';

;// CONCATENATED MODULE: ./lib/host.js


if (process.platform === 'win32')
    process.env.NoDefaultCurrentDirectoryInExePath = '1';
const PROCESS = {
    env: process.env,
    clock: {
        now: () => Date.now(),
        sleep: (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { signal }).catch(() => undefined),
    },
    random: Math.random,
    version: VERSION,
    onSignal: (listener) => {
        process.on('SIGINT', listener).on('SIGTERM', listener).on('SIGHUP', listener);
        return () => void process.off('SIGINT', listener).off('SIGTERM', listener).off('SIGHUP', listener);
    },
};


/***/ }),

/***/ 1011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   EJ: () => (/* binding */ firstWrongByte),
/* harmony export */   cJ: () => (/* binding */ DENSE_LIMIT),
/* harmony export */   h1: () => (/* binding */ FILE_LIMIT),
/* harmony export */   sm: () => (/* binding */ sourceFile),
/* harmony export */   yR: () => (/* binding */ readText),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);

function sourceFile(path, text) {
    let starts = null;
    const lineStarts = () => {
        if (starts !== null)
            return starts;
        starts = [0];
        for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
            starts.push(end + 1);
        return starts;
    };
    return {
        path,
        lineText: (line) => text.slice(lineStarts()[line - 1], lineStarts()[line]).replace(/\r?\n$/, ''),
        place(offset) {
            const starts = lineStarts();
            const at = Math.max(0, Math.min(offset, text.length));
            let line = 0;
            for (let high = starts.length - 1; line < high;) {
                const middle = (line + high + 1) >> 1;
                if (starts[middle] <= at)
                    line = middle;
                else
                    high = middle - 1;
            }
            return { line: line + 1, column: at - starts[line] + 1 };
        },
    };
}
const FILE_LIMIT = 32 * 1024 * 1024;
const DENSE_LIMIT = 16 * 1024 * 1024;
const MARKS_LIMIT = 2_000_000;
const LFS_POINTER_LIMIT = 1024;
const LFS_POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n/;
const BYTE_ORDER_MARK = '\uFEFF';
const MARKS = new Set(Buffer.from('\n,[{'));
const DASHES = new Set(Buffer.from('-?'));
function limitOf(bytes) {
    if (bytes.length <= DENSE_LIMIT)
        return FILE_LIMIT;
    let marks = 0;
    for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        if (MARKS.has(byte) || (DASHES.has(byte) && bytes[at + 1] <= 32))
            marks++;
    }
    return marks > MARKS_LIMIT ? DENSE_LIMIT : FILE_LIMIT;
}
function fileError(code, path, args) {
    return { code, severity: 'error', at: { file: sourceFile(path, ''), offset: null }, args };
}
function readText({ path, content }, report) {
    const limit = typeof content === 'string' ? DENSE_LIMIT : limitOf(content);
    if (content.length > limit) {
        report(fileError('file-too-large', path, { bytes: content.length, limit }));
        return null;
    }
    let text;
    if (typeof content === 'string')
        text = content;
    else if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(content))
        text = content.toString('latin1');
    else
        text = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) ? content.toString('utf8') : null;
    if (text === null || text.includes('\0')) {
        report(notUtf8(path, Buffer.from(content)));
        return null;
    }
    if (text.length < LFS_POINTER_LIMIT && LFS_POINTER.test(text)) {
        report(fileError('lfs-pointer', path, {}));
        return null;
    }
    const byteOrderMark = text.startsWith(BYTE_ORDER_MARK);
    return { path, text: byteOrderMark ? text.slice(1) : text, byteOrderMark };
}
function contentOf({ byteOrderMark }, text) {
    return byteOrderMark ? BYTE_ORDER_MARK + text : text;
}
function notUtf8(path, bytes) {
    const [a, b, c, d] = bytes;
    let encoding = null;
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        encoding = 'UTF-16';
    else if (b === 0 && d === 0 && a !== 0 && c !== 0)
        encoding = 'UTF-16LE';
    else if (a === 0 && c === 0 && b !== 0 && d !== 0)
        encoding = 'UTF-16BE';
    if (encoding !== null || bytes.includes(0)) {
        return fileError('not-utf8', path, { byte: null, encoding });
    }
    const at = firstWrongByte(bytes);
    const before = bytes.subarray(0, at).toString('utf8').replace(BYTE_ORDER_MARK, '');
    const place = { file: sourceFile(path, before), offset: before.length };
    return { code: 'not-utf8', severity: 'error', at: place, args: { byte: bytes[at] ?? null, encoding } };
}
function firstWrongByte(bytes) {
    const decoded = Buffer.from(bytes.toString('utf8'));
    return bytes.findIndex((byte, at) => byte !== decoded[at]);
}


/***/ }),

/***/ 8530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Yl: () => (/* binding */ pathsBelow),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   wC: () => (/* binding */ turn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5388);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1011);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9284);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5360);






function pathsBelow(cwd, folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder), { recursive: true, encoding: 'utf8' }).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path).replaceAll('\\', '/'));
    }
    catch (error) {
        const code = errorCode(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return [];
        throw error;
    }
}
async function readFolder({ cwd, path, git }, visit, report) {
    await turn();
    const { base, inside } = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .readPath */ .G7)(path, cwd);
    const hidden = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .hiddenFiles */ .e)(git, cwd, base);
    for (const one of hidden)
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('sparse-checkout', one, { folder: base || '.' }));
    let findings = hidden.length;
    const files = findFiles(cwd, base, inside, (finding) => {
        findings++;
        report(finding);
    });
    if (files.length + findings === 0)
        reportMissing(cwd, path, report);
    let sinceTurn = 0;
    for (const file of files.sort()) {
        const content = fileContent((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, file), file, report);
        if (content === null)
            continue;
        visit({ path: file, content });
        sinceTurn += content.length;
        if (sinceTurn < TURN_BYTES)
            continue;
        sinceTurn = 0;
        await turn();
    }
}
const TURN_BYTES = 2 * 1024 * 1024;
function turn() {
    return new Promise((resolve) => setImmediate(resolve));
}
function reportMissing(cwd, path, report) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd);
    const names = namesIn(cwd);
    const missing = path.replace(/^\.[\\/]/, '').replace(/[\\/]$/, '');
    let near = [];
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place).isFile())
        near = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(missing)];
    else if (names.length > 0 && missing === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder) && !names.includes(missing))
        near = ['.'];
    else if (!names.includes(missing))
        near = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(missing, names, 1);
    report({ code: 'no-inventory', severity: 'error', at: null, args: { paths: [path], folder, near } });
}
function namesIn(folder) {
    let entries = [];
    try {
        entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
    }
    const usable = entries.filter((entry) => entry.isDirectory() || /\.ya?ml$/i.test(entry.name));
    return usable.map(({ name }) => name).filter((name) => !name.startsWith('.'));
}
function findFiles(cwd, base, inside, report) {
    const files = [];
    const take = (path, kind) => {
        if (kind.isSymbolicLink())
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('symbolic-link', path, {}));
        else if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelected */ .sp)(base, path)) {
            if (kind.isFile())
                files.push(path);
            else
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('unreadable-file', path, { reason: NOT_REGULAR }));
        }
    };
    const walk = (folder, mayBeSubmodule) => {
        let entries;
        try {
            entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder), { withFileTypes: true });
        }
        catch (error) {
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('unreadable-file', folder, { reason: errorCode(error) }));
            return;
        }
        if (mayBeSubmodule && entries.some(({ name }) => name === '.git')) {
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('submodule', folder, {}));
            return;
        }
        for (const entry of entries) {
            if (entry.name === '.git')
                continue;
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory())
                walk(path, true);
            else
                take(path, entry);
        }
    };
    try {
        for (const folder of inside ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersTo */ .vu)(base).slice(0, -1) : []) {
            const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder)).isSymbolicLink();
            const isRepository = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder, '.git'), { throwIfNoEntry: false }) !== undefined;
            if (!isLink && !isRepository)
                continue;
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)(isLink ? 'symbolic-link' : 'submodule', folder, {}));
            return [];
        }
        const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, base));
        if (kind.isDirectory())
            walk(base, base !== '' && inside);
        else
            take(base, kind);
    }
    catch (error) {
        const code = errorCode(error);
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('unreadable-file', base, { reason: code }));
    }
    return files;
}
const NOT_REGULAR = 'not a regular file';
const OPEN_FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
function fileContent(file, path, report) {
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, OPEN_FLAGS);
        try {
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
            if (!stat.isFile())
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('unreadable-file', path, { reason: NOT_REGULAR }));
            else if (stat.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
                report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('file-too-large', path, { bytes: stat.size, limit: _files_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1 }));
            else if (stat.size > _files_js__WEBPACK_IMPORTED_MODULE_2__/* .DENSE_LIMIT */ .cJ)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
            else {
                const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, 'utf8');
                return text.includes('\uFFFD') ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, { flag: OPEN_FLAGS }) : text;
            }
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
    catch (error) {
        report((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('unreadable-file', path, { reason: errorCode(error) }));
    }
    return null;
}
function errorCode(error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        return error.code;
    throw error;
}


/***/ }),

/***/ 9284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hiddenFiles),
/* harmony export */   l: () => (/* binding */ readGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3444);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2392);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(701);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1011);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5360);







const FOLDER = '040000';
const BARRIERS = { '120000': 'symbolic-link', '160000': 'submodule' };
async function readGit({ cwd, path, git }, revision, visit, report) {
    const commit = await resolveCommit(git, revision);
    const top = await (0,_git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .folderInRepository */ .Q0)(git);
    const { base, inside } = (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .readPath */ .G7)(path, cwd);
    if (!inside)
        return report((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)('unreadable-file', path, { reason: 'outside the working directory' }));
    const entries = await listTree(git, commit, top, [base], ['-r', '-t', '-l']);
    if (entries === null) {
        const reason = 'it holds too many files to be an inventory';
        return report((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)('unreadable-file', base || '.', { reason }));
    }
    const held = entries.filter(({ path: at, barrier }) => barrier === null ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isSelected */ .sp)(base, at) : (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(base, at));
    if (held.length === 0) {
        const onTheWay = (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersTo */ .vu)(base);
        const above = onTheWay.length === 0 ? [] : await listTree(git, commit, top, onTheWay, []);
        held.push(...(above ?? []).filter(({ barrier }) => barrier !== null));
    }
    if (held.length === 0)
        report({ code: 'no-inventory', severity: 'error', at: null, args: { paths: [path], folder: null, near: [] } });
    const files = [];
    for (const entry of held.sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_6__/* .compareText */ .n)(a.path, b.path))) {
        if (entry.barrier !== null)
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)(entry.barrier, entry.path, {}));
        else if (entry.size > _files_js__WEBPACK_IMPORTED_MODULE_4__/* .FILE_LIMIT */ .h1)
            report((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)('file-too-large', entry.path, { bytes: entry.size, limit: _files_js__WEBPACK_IMPORTED_MODULE_4__/* .FILE_LIMIT */ .h1 }));
        else
            files.push(entry);
    }
    await readBlobs(git, files, visit);
}
async function listTree(git, commit, top, paths, options) {
    const from = paths.map((path) => top + path).filter((path) => path !== '');
    let output;
    try {
        output = await git(['ls-tree', ...options, '-z', '--full-tree', commit, '--', ...from]);
    }
    catch (error) {
        if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS && error.kind === 'too-large')
            return null;
        throw error;
    }
    return output
        .toString()
        .split('\0')
        .filter((record) => record.includes('\t') && !record.startsWith(FOLDER))
        .map((record) => {
        const tab = record.indexOf('\t');
        const [mode = '', , oid = '', size = ''] = record.slice(0, tab).split(/ +/);
        if (size === 'BAD')
            throw new _git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS('missing-object', `git ls-tree: ${oid} is not in this clone`);
        const barrier = mode === '120000' || mode === '160000' ? BARRIERS[mode] : null;
        return { oid, size: Number(size) || 0, path: record.slice(tab + 1 + top.length), barrier };
    });
}
const BATCH_BYTES = 64 * 1024 * 1024;
async function readBlobs(git, files, visit) {
    for (let start = 0; start < files.length;) {
        let end = start;
        let bytes = 0;
        do
            bytes += files[end++]?.size ?? 0;
        while (end < files.length && bytes + (files[end]?.size ?? 0) <= BATCH_BYTES);
        const batch = files.slice(start, end);
        const oids = batch.map(({ oid }) => oid);
        const objects = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readObjects */ .$I)(git, oids);
        for (const { oid, path } of batch) {
            const content = objects.get(oid);
            if (content === undefined)
                throw new _git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS('missing-object', `git cat-file: ${oid} is not in this clone`);
            visit({ path, content });
        }
        start = end;
    }
}
async function hiddenFiles(git, cwd, base) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, base);
    let above = folder;
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(above, { throwIfNoEntry: false })?.isDirectory())
        above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above);
    let root = above;
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git')) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root) !== root)
        root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder(root), 'info/sparse-checkout')))
        return [];
    const listed = await git(['-C', above, 'ls-files', '-t', '-z', '--', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(above, folder) || '.']);
    const skipped = listed
        .toString()
        .split('\0')
        .filter((line) => line.startsWith('S '));
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(base) ? above : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, above);
    return skipped
        .map((line) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, line.slice(2)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'))
        .filter((path) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .isSelected */ .sp)(base, path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path)));
}
function gitFolder(root) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile())
        return path;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')
        .replace(/^gitdir: /, '')
        .trim());
}
async function resolveCommit(git, revision) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision))
        return revision;
    if (revision.includes('\0'))
        throw new _git_process_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS('unknown-revision', 'a revision cannot contain a NUL character');
    return (await git(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])).toString().trim();
}


/***/ }),

/***/ 9574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ readRevision),
/* harmony export */   Pz: () => (/* binding */ WORKING_TREE),
/* harmony export */   Z7: () => (/* binding */ readTexts),
/* harmony export */   qo: () => (/* binding */ loadRevision),
/* harmony export */   zW: () => (/* binding */ readOriginals)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1011);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8530);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9284);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2401);






const WORKING_TREE = { kind: 'working-tree' };
async function loadRevision(revision, source, report) {
    const documents = [];
    const files = [];
    await readRevision(revision, source, (file) => {
        source.onFile?.();
        const read = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(file, report);
        if (read === null)
            return;
        const { path, text } = read;
        files.push({ path, content: () => (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(read, text) });
        for (const document of (0,_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInventory */ .a)((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(path, text), text, report, 'named'))
            documents.push(document);
    }, report);
    return { inventory: { documents }, files };
}
async function readRevision(revision, source, visit, report) {
    if (revision.kind === 'working-tree')
        await (0,_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .readFolder */ .j1)(source, visit, report);
    else
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGit */ .l)(source, revision.commit, visit, report);
}
async function readTexts(source, report) {
    const texts = [];
    await (0,_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .readFolder */ .j1)(source, (file) => {
        const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(file, report);
        if (text !== null)
            texts.push(text);
    }, report);
    return texts;
}
async function readOriginals({ cwd, git }, paths, report) {
    const originals = new Map();
    const reported = new Set();
    const reportOnce = (finding) => {
        const key = `${finding.code}\0${finding.at === null ? JSON.stringify(finding.args) : finding.at.file.path}`;
        if (finding.at?.offset != null || !reported.has(key))
            report(finding);
        reported.add(key);
    };
    for (const path of paths) {
        for (const file of await readTexts({ cwd, path, git }, reportOnce)) {
            const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, file.path));
            if (originals.has(real))
                continue;
            const documents = (0,_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInventory */ .a)((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFile */ .sm)(file.path, file.text), file.text, report);
            originals.set(real, { ...file, documents });
        }
    }
    return [...originals.values()];
}


/***/ }),

/***/ 2401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: () => (/* binding */ parseInventory)
});

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __nccwpck_require__(3243);
// EXTERNAL MODULE: ./lib/core/characters.js
var characters = __nccwpck_require__(1219);
// EXTERNAL MODULE: ./lib/core/model.js
var model = __nccwpck_require__(7206);
// EXTERNAL MODULE: ./lib/core/names.js
var names = __nccwpck_require__(6599);
// EXTERNAL MODULE: ./lib/core/suggest.js + 1 modules
var suggest = __nccwpck_require__(5388);
// EXTERNAL MODULE: ./lib/inventory/syntax.js
var syntax = __nccwpck_require__(9545);
// EXTERNAL MODULE: ./lib/inventory/yaml.js
var yaml = __nccwpck_require__(9773);
;// CONCATENATED MODULE: ./lib/inventory/reader.js


function openYaml(file, text, report) {
    const events = (0,syntax/* readEvents */.w)(file, text, report);
    if (events === null)
        return null;
    const reader = {
        file,
        text,
        events,
        targets: new Map(),
        broken: new Set(),
        anchored: new Map(),
        joined: yaml/* NOWHERE */.JW,
        misspelled: [],
        errors: 0,
        warnings: 0,
        report,
    };
    if (/[&*!]/.test(text))
        resolveAliases(reader);
    return reader;
}
const REPORTED_AT_MOST = 10_000;
function addFinding(reader, code, offset, args, severity = 'error') {
    const count = severity === 'error' ? ++reader.errors : ++reader.warnings;
    if (count <= REPORTED_AT_MOST)
        reader.report({ code, severity, at: { file: reader.file, offset }, args });
}
const EXPANSION_LIMIT = 1_000_000;
function resolveAliases(reader) {
    const { text, events, broken } = reader;
    const anchors = { document: 0, nodes: new Map(), sizes: new Map(), expanded: 0, exploded: yaml/* NOWHERE */.JW };
    const open = [];
    for (const [index, event] of events.entries()) {
        let nodes = 0;
        if (event.type === yaml/* DOCUMENT */.qQ) {
            anchors.document = index;
            anchors.nodes.clear();
            open.push({ index, size: 0 });
        }
        else if (event.type === yaml/* POP */.C2) {
            const node = open.pop();
            anchors.sizes.set(node.index, node.size);
            nodes = node.size;
        }
        else if (event.type === yaml/* ALIAS */.dt) {
            nodes = bindAlias(reader, anchors, event, index);
        }
        else {
            if (event.tagStart !== yaml/* NOWHERE */.JW) {
                broken.add(anchors.document);
                addFinding(reader, 'unsupported-tag', event.tagStart, { tag: text.slice(event.tagStart, event.tagEnd) });
            }
            if (event.anchorStart !== yaml/* NOWHERE */.JW)
                anchors.nodes.set(text.slice(event.anchorStart, event.anchorEnd), index);
            if (event.type === yaml/* SCALAR */.jf)
                nodes = 1;
            else
                open.push({ index, size: 1 });
        }
        const around = open.at(-1);
        if (around !== undefined)
            around.size += nodes;
    }
}
function bindAlias(reader, anchors, event, index) {
    const { document } = anchors;
    const alias = reader.text.slice(event.anchorStart, event.anchorEnd);
    const offset = event.anchorStart - 1;
    const node = anchors.nodes.get(alias);
    if (node === undefined) {
        reader.broken.add(document);
        addFinding(reader, 'unknown-alias', offset, { alias });
        return 1;
    }
    const isScalar = reader.events[node].type === yaml/* SCALAR */.jf;
    const size = isScalar ? 1 : (anchors.sizes.get(node) ?? Number.POSITIVE_INFINITY);
    if (anchors.expanded + size - 1 <= EXPANSION_LIMIT) {
        anchors.expanded += size - 1;
        reader.targets.set(index, node);
        return size;
    }
    if (anchors.exploded !== document) {
        if (size !== Number.POSITIVE_INFINITY)
            anchors.exploded = document;
        reader.broken.add(document);
        addFinding(reader, 'yaml-expansion', offset, { limit: EXPANSION_LIMIT });
    }
    return 1;
}

// EXTERNAL MODULE: ./lib/inventory/shape.js
var shape = __nccwpck_require__(8293);
;// CONCATENATED MODULE: ./lib/inventory/parse.js








function parseInventory(file, text, report, keep = 'whole') {
    const reader = openYaml(file, text, report);
    if (reader === null)
        return [];
    const { events, broken } = reader;
    if (events.length === 0)
        report({ code: 'empty-file', severity: 'error', at: { file, offset: null }, args: {} });
    const documents = [];
    let starts = null;
    let started = 0;
    for (let at = 0; at < events.length;) {
        const event = events[at];
        if (event.type === yaml/* DOCUMENT */.qQ && event.explicitStart)
            started++;
        let offset = (0,yaml/* offsetAt */.HA)(text, events[at + 1]);
        if (offset === yaml/* NOWHERE */.JW) {
            starts ??= Array.from(text.matchAll(/(?<=^|\n)\uFEFF?---(?!\S)/g), (marker) => marker.index);
            offset = starts[started - 1] ?? 0;
        }
        const { document, next } = readDocument(reader, at, offset);
        if (document !== null && !broken.has(at))
            documents.push(document);
        at = next;
    }
    reportCutOff(reader);
    return documents.filter((document) => {
        const isNamed = document.cyberSystem !== UNREADABLE && document.facility !== UNREADABLE;
        if (keep === 'all' || document.isWhole || (keep === 'named' && isNamed))
            return true;
        (0,names/* checkBetween */.nT)([{ key: '', assets: document.assets, documents: [document] }], 'system', report);
        return false;
    });
}
const CYBER_SYSTEM = shape/* DOCUMENT_KEYS */.pg.indexOf('cyber_system');
const FACILITY = shape/* DOCUMENT_KEYS */.pg.indexOf('facility');
const RATING = shape/* DOCUMENT_KEYS */.pg.indexOf('impact_rating');
const PRUNE = shape/* DOCUMENT_KEYS */.pg.indexOf('prune');
const TYPE_OF_ALL = shape/* DOCUMENT_KEYS */.pg.indexOf('asset_type');
const IGNORE = shape/* DOCUMENT_KEYS */.pg.indexOf('ignore');
const ASSETS = shape/* DOCUMENT_KEYS */.pg.indexOf('assets');
const TEXT_KEYS = new Set([...shape/* DOCUMENT_KEYS */.pg, ...shape/* ASSET_KEYS */.IH].filter((key) => !['impact_rating', 'prune', 'asset_type'].includes(key)));
function reportCutOff(reader) {
    const { events, text } = reader;
    const comments = new Map();
    for (const { index } of text.matchAll(/ #(?=[^\s#])/g)) {
        let end = index;
        while (text[end - 1] === ' ')
            end--;
        comments.set(end, index);
    }
    if (comments.size === 0)
        return;
    for (const [at, event] of events.entries()) {
        const start = event.type === yaml/* SCALAR */.jf && event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? comments.get(event.valueEnd) : undefined;
        if (start === undefined || event.type !== yaml/* SCALAR */.jf || event.valueStart === event.valueEnd)
            continue;
        const before = events[at - 1];
        const key = before.type === yaml/* SCALAR */.jf ? (0,yaml/* scalarText */.ws)(text, before) : 'pattern';
        const isPattern = before.type !== yaml/* SCALAR */.jf || text.slice(before.valueEnd, event.valueStart).includes('\n');
        if (!isPattern && !TEXT_KEYS.has(key))
            continue;
        const lineEnd = text.indexOf('\n', start);
        const line = text.slice(event.valueStart, lineEnd === -1 ? undefined : lineEnd).trimEnd();
        const next = line.slice(start - event.valueStart + 1).search(/ #(?:\s|$)/);
        const whole = next === -1 ? line : line.slice(0, start - event.valueStart + 1 + next).trimEnd();
        const args = { key: isPattern ? 'pattern' : key, value: (0,yaml/* scalarText */.ws)(text, event), whole };
        addFinding(reader, 'cut-off-value', event.valueStart, args, 'warning');
    }
}
const UNREADABLE = { value: '', offset: 0 };
function readDocument(reader, at, offset) {
    const { events, file, errors } = reader;
    const root = target(reader, at + 1);
    const event = events[root];
    if (event?.type !== yaml/* MAPPING */.xu) {
        if (event !== undefined)
            wrongType(reader, event, 'document', 'mapping', offset);
        return { document: null, next: (0,yaml/* after */.Pl)(events, at) };
    }
    const slots = new Array(shape/* DOCUMENT_KEYS */.pg.length).fill(yaml/* NOWHERE */.JW);
    const end = readKeys(reader, root, shape/* DOCUMENT_KEYS */.pg, slots);
    for (const key of ['cyber_system', 'assets']) {
        const isMissing = slots[shape/* DOCUMENT_KEYS */.pg.indexOf(key)] === yaml/* NOWHERE */.JW && !reader.misspelled.includes(key);
        if (isMissing)
            addFinding(reader, 'missing-key', offset, { key, of: 'document' });
    }
    const typeAt = slots[TYPE_OF_ALL];
    const ignore = [];
    const assets = [];
    const document = {
        file,
        cyberSystem: readLocatedName(reader, slots[CYBER_SYSTEM], 'cyber_system') ?? UNREADABLE,
        facility: slots[FACILITY] === yaml/* NOWHERE */.JW ? null : (readLocatedName(reader, slots[FACILITY], 'facility') ?? UNREADABLE),
        impactRating: readRating(reader, slots[RATING]),
        prune: readPrune(reader, slots[PRUNE]),
        assetType: typeAt === yaml/* NOWHERE */.JW ? null : (readAssetType(reader, typeAt) ?? model/* ASSET_TYPES */.Dd[0]),
        ignore,
        assets,
        isWhole: true,
    };
    const patterns = listAt(reader, slots[IGNORE], 'ignore');
    for (let item = patterns + 1; patterns !== yaml/* NOWHERE */.JW && events[item].type !== yaml/* POP */.C2; item = (0,yaml/* after */.Pl)(events, item)) {
        const pattern = readLocatedName(reader, item, 'pattern');
        if (pattern !== null)
            ignore.push(pattern);
    }
    const entries = listAt(reader, slots[ASSETS], 'assets');
    if (entries !== yaml/* NOWHERE */.JW)
        readAssets(reader, entries, document, assets);
    document.isWhole = reader.errors === errors;
    return { document, next: end + 1 };
}
function listAt(reader, index, key) {
    const list = target(reader, index);
    if (list === yaml/* NOWHERE */.JW)
        return yaml/* NOWHERE */.JW;
    const event = reader.events[list];
    if (event.type === yaml/* SEQUENCE */.gt)
        return list;
    wrongType(reader, event, key, 'list', offsetOfValue(reader, index));
    return yaml/* NOWHERE */.JW;
}
function readAssets(reader, open, document, assets) {
    const { events, text } = reader;
    let lastDash = (0,yaml/* offsetAt */.HA)(text, events[open]) - 1;
    let lastEmpty = open;
    let at = open + 1;
    while (events[at].type !== yaml/* POP */.C2) {
        const event = events[at];
        let offset = (0,yaml/* offsetAt */.HA)(text, event);
        if (offset === yaml/* NOWHERE */.JW) {
            offset = (0,yaml/* nextDash */.GQ)(text, Math.max(lastDash + 1, endBefore(reader, at, lastEmpty)));
            lastDash = offset;
            lastEmpty = at;
        }
        if (event.type === yaml/* MAPPING */.xu && event.anchorStart === yaml/* NOWHERE */.JW) {
            at = readAsset(reader, at, offset, document, assets);
        }
        else {
            readUnusual(reader, at, offset, document, assets);
            at = (0,yaml/* after */.Pl)(events, at);
        }
    }
}
function endBefore(reader, index, stop) {
    for (let at = index - 1; at > stop; at--) {
        const event = reader.events[at];
        if (event.type === yaml/* ALIAS */.dt)
            return event.anchorEnd;
        if ('valueEnd' in event && event.valueEnd !== yaml/* NOWHERE */.JW)
            return event.valueEnd;
        const place = (0,yaml/* offsetAt */.HA)(reader.text, event);
        if (place !== yaml/* NOWHERE */.JW)
            return place + 1;
    }
    return yaml/* NOWHERE */.JW;
}
function readUnusual(reader, at, offset, document, assets) {
    const { events, anchored, errors } = reader;
    const index = target(reader, at);
    if (index === yaml/* NOWHERE */.JW)
        return;
    const event = events[index];
    if (event.type !== yaml/* MAPPING */.xu) {
        wrongType(reader, event, 'asset', 'mapping', offset);
        return;
    }
    let asset = anchored.get(index);
    if (asset === undefined) {
        const read = [];
        readAsset(reader, index, event.start, document, read);
        asset = read[0] ?? null;
        anchored.set(index, reader.errors === errors ? asset : null);
    }
    if (asset === null)
        return;
    const { name, assetType, hints, externalId } = asset;
    assets.push({ name, assetType, offset, document, hints, externalId });
}
const NAME = shape/* ASSET_KEYS */.IH.indexOf('name');
const ASSET_TYPE = shape/* ASSET_KEYS */.IH.indexOf('asset_type');
const RENAMED_FROM = shape/* ASSET_KEYS */.IH.indexOf('renamed_from');
const MOVED_FROM = shape/* ASSET_KEYS */.IH.indexOf('moved_from');
const ID = shape/* ASSET_KEYS */.IH.indexOf('id');
const EXTERNAL_ID = shape/* ASSET_KEYS */.IH.indexOf('external_id');
const slots = new Array(shape/* ASSET_KEYS */.IH.length).fill(yaml/* NOWHERE */.JW);
function readAsset(reader, open, offset, document, assets) {
    const errors = reader.errors;
    const next = readKeys(reader, open, shape/* ASSET_KEYS */.IH, slots);
    const nameAt = slots[NAME];
    const typeAt = slots[ASSET_TYPE];
    const idAt = slots[ID];
    const renamedAt = slots[RENAMED_FROM];
    const movedAt = slots[MOVED_FROM];
    const numberAt = slots[EXTERNAL_ID];
    if (nameAt === yaml/* NOWHERE */.JW && !reader.misspelled.includes('name')) {
        addFinding(reader, 'missing-key', offset, { key: 'name', of: 'asset' });
    }
    const typeOfAll = typeAt === yaml/* NOWHERE */.JW ? document.assetType : null;
    if (typeAt === yaml/* NOWHERE */.JW && typeOfAll === null && !reader.misspelled.includes('asset_type')) {
        addFinding(reader, 'missing-key', offset, { key: 'asset_type', of: 'asset' });
    }
    const name = readName(reader, nameAt, 'name', idAt === yaml/* NOWHERE */.JW ? 'error' : 'warning');
    const assetType = typeAt === yaml/* NOWHERE */.JW ? typeOfAll : readAssetType(reader, typeAt);
    const hints = idAt === yaml/* NOWHERE */.JW && renamedAt === yaml/* NOWHERE */.JW && movedAt === yaml/* NOWHERE */.JW
        ? null
        : {
            id: readLocatedName(reader, idAt, 'id'),
            renamedFrom: readLocatedName(reader, renamedAt, 'renamed_from'),
            movedFrom: readLocatedName(reader, movedAt, 'moved_from'),
        };
    let externalId = numberAt === yaml/* NOWHERE */.JW ? null : readLocatedName(reader, numberAt, 'external_id');
    const long = externalId === null ? null : (0,shape/* tooLong */.Po)(externalId.value);
    if (long !== null) {
        addFinding(reader, 'value-too-long', externalId.offset, long);
        externalId = null;
    }
    if (name === null)
        return next;
    if (assetType !== null && reader.errors === errors) {
        assets.push({ name, assetType, offset, document, hints, externalId });
    }
    else if (idAt === yaml/* NOWHERE */.JW || hints?.id) {
        const id = hints?.id ? { id: hints.id, renamedFrom: null, movedFrom: null } : null;
        assets.push({ name, assetType: model/* ASSET_TYPES */.Dd[0], offset, document, hints: id, externalId });
    }
    return next;
}
const NO_KEYS = [];
function readKeys(reader, open, keys, slots) {
    const { events, text } = reader;
    slots.fill(yaml/* NOWHERE */.JW);
    reader.misspelled = NO_KEYS;
    let at = open + 1;
    for (;;) {
        const key = events[at];
        if (key.type === yaml/* POP */.C2)
            return at + 1;
        const value = key.type === yaml/* SCALAR */.jf || key.type === yaml/* ALIAS */.dt ? at + 1 : (0,yaml/* after */.Pl)(events, at);
        let slot = yaml/* NOWHERE */.JW;
        if (key.type === yaml/* SCALAR */.jf && key.fast) {
            const length = key.valueEnd - key.valueStart;
            slot = keys.findIndex((one) => one.length === length && text.startsWith(one, key.valueStart));
        }
        if (slot !== yaml/* NOWHERE */.JW && slots[slot] === yaml/* NOWHERE */.JW)
            slots[slot] = value;
        else
            readOddKey(reader, open, at, value, keys, slots);
        const type = events[value].type;
        at = type === yaml/* SCALAR */.jf || type === yaml/* ALIAS */.dt ? value + 1 : (0,yaml/* after */.Pl)(events, value);
    }
}
function readOddKey(reader, open, at, value, keys, slots) {
    const { events, text, file } = reader;
    const index = target(reader, at);
    if (index === yaml/* NOWHERE */.JW)
        return;
    const event = events[index];
    const offset = [at, value, open].map((one) => (0,yaml/* offsetAt */.HA)(text, events[one])).find((place) => place !== yaml/* NOWHERE */.JW) ?? 0;
    if (event.type !== yaml/* SCALAR */.jf) {
        wrongType(reader, event, 'key', 'string', offset);
        return;
    }
    const key = (0,yaml/* scalarText */.ws)(text, event);
    const slot = keys.indexOf(key);
    const first = slots[slot] ?? yaml/* NOWHERE */.JW;
    if (slot === yaml/* NOWHERE */.JW) {
        if (event.tagStart !== yaml/* NOWHERE */.JW)
            return;
        const near = keys.find((one) => key.startsWith(`${one}:`)) ?? (0,suggest/* nearest */.pA)(key, keys, 1)[0] ?? null;
        if (near !== null)
            reader.misspelled = [...reader.misspelled, near];
        const of = keys === shape/* ASSET_KEYS */.IH ? 'asset' : 'document';
        addFinding(reader, 'unknown-key', offset, { key, of, near, allowed: keys });
    }
    else if (first === yaml/* NOWHERE */.JW) {
        slots[slot] = value;
    }
    else if (reader.joined !== open) {
        const firstPlace = { file, offset: (0,yaml/* offsetAt */.HA)(text, events[first - 1]) };
        const isWhole = key === 'cyber_system' && slots[keys.indexOf('assets')] !== yaml/* NOWHERE */.JW;
        if (!isWhole)
            addFinding(reader, 'duplicate-key', offset, { key, first: firstPlace });
        else {
            reader.joined = open;
            addFinding(reader, 'missing-document-start', offset, { first: firstPlace });
        }
    }
}
function wrongType(reader, event, subject, expected, offset) {
    if ('tagStart' in event && event.tagStart !== yaml/* NOWHERE */.JW)
        return;
    let found = 'nothing';
    if (event.type === yaml/* MAPPING */.xu)
        found = 'mapping';
    else if (event.type === yaml/* SEQUENCE */.gt)
        found = 'list';
    else if (event.type === yaml/* SCALAR */.jf) {
        const value = (0,yaml/* scalarText */.ws)(reader.text, event);
        const isPlain = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN;
        if (!isPlain || value !== '')
            found = (isPlain ? (0,yaml/* readsAs */.qh)(value) : null) ?? 'string';
    }
    addFinding(reader, 'wrong-type', offset, { subject, expected, found });
}
function target(reader, index) {
    if (index === yaml/* NOWHERE */.JW || reader.events[index].type !== yaml/* ALIAS */.dt)
        return index;
    return reader.targets.get(index) ?? yaml/* NOWHERE */.JW;
}
function offsetOfValue(reader, index) {
    const own = (0,yaml/* offsetAt */.HA)(reader.text, reader.events[index]);
    return own === yaml/* NOWHERE */.JW ? Math.max(0, (0,yaml/* offsetAt */.HA)(reader.text, reader.events[index - 1])) : own;
}
function scalarAt(reader, index, key, expected) {
    const at = target(reader, index);
    if (at === yaml/* NOWHERE */.JW)
        return null;
    const event = reader.events[at];
    if (event.type === yaml/* SCALAR */.jf)
        return event.tagStart === yaml/* NOWHERE */.JW ? event : null;
    wrongType(reader, event, key, expected, offsetOfValue(reader, index));
    return null;
}
function readName(reader, index, key, severity) {
    const event = scalarAt(reader, index, key, 'string');
    if (event === null)
        return null;
    const name = (0,yaml/* scalarText */.ws)(reader.text, event);
    if (characters/* SURELY_FINE */.Mx.test(name))
        return name;
    const offset = offsetOfValue(reader, index);
    const reads = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? (0,yaml/* readsAs */.qh)(name) : null;
    if (reads !== null) {
        const end = reader.text.indexOf('\n', offset);
        const line = name === '' ? reader.text.slice(offset, end === -1 ? undefined : end) : '';
        const start = line.search(/[ \t]#/);
        const isBehind = start !== -1 && /[:-]$/.test(line.slice(0, start).trimEnd());
        const { anchorStart, anchorEnd } = event;
        const anchor = name === '' && anchorStart !== yaml/* NOWHERE */.JW ? `&${reader.text.slice(anchorStart, anchorEnd)}` : null;
        const meant = isBehind ? line.slice(start).trim() : anchor;
        addFinding(reader, 'unquoted-scalar', offset, { key, text: name, reads, meant });
        return null;
    }
    const errors = reader.errors;
    for (const { code, severity: usual, character } of (0,characters/* nameFaults */.hV)(name)) {
        const graded = usual === 'error' && code !== 'empty-name' ? severity : usual;
        addFinding(reader, code, offset, { key, value: name, character }, graded);
    }
    return reader.errors === errors ? name : null;
}
function readLocatedName(reader, index, key) {
    const value = readName(reader, index, key, 'error');
    return value === null ? null : { value, offset: offsetOfValue(reader, index) };
}
function readAssetType(reader, index) {
    return readWord(reader, index, 'asset_type', model/* ASSET_TYPES */.Dd);
}
function readRating(reader, index) {
    const value = readWord(reader, index, 'impact_rating', model/* IMPACT_RATINGS */.oW);
    return value === null ? null : { value, offset: offsetOfValue(reader, index) };
}
function readWord(reader, index, key, words) {
    const event = scalarAt(reader, index, key, 'string');
    if (event === null)
        return null;
    const value = (0,yaml/* scalarText */.ws)(reader.text, event);
    const word = words.find((one) => one === value);
    if (word !== undefined)
        return word;
    if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN && (0,yaml/* readsAs */.qh)(value) !== null) {
        wrongType(reader, event, key, 'string', offsetOfValue(reader, index));
    }
    else {
        wrongValue(reader, index, key, value, words);
    }
    return null;
}
function readPrune(reader, index) {
    const event = scalarAt(reader, index, 'prune', 'boolean');
    if (event === null)
        return null;
    const value = (0,yaml/* scalarText */.ws)(reader.text, event);
    const isPlain = event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN;
    if (isPlain && /^(?:true|True|TRUE)$/.test(value))
        return true;
    if (isPlain && /^(?:false|False|FALSE)$/.test(value))
        return false;
    const reading = (0,yaml/* readsAs */.qh)(value);
    if (isPlain && (reading === null || reading === 'boolean')) {
        wrongValue(reader, index, 'prune', value, ['true', 'false']);
    }
    else {
        wrongType(reader, event, 'prune', 'boolean', offsetOfValue(reader, index));
    }
    return null;
}
function wrongValue(reader, index, key, value, allowed) {
    const near = (0,suggest/* nearest */.pA)(value, allowed, 1)[0] ?? null;
    addFinding(reader, 'wrong-value', offsetOfValue(reader, index), { key, value, near, allowed });
}


/***/ }),

/***/ 5360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ readPath),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   sp: () => (/* binding */ isSelected),
/* harmony export */   vu: () => (/* binding */ foldersTo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);

function readPath(path, cwd, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    const system = separator === '\\' ? node_path__WEBPACK_IMPORTED_MODULE_0__.win32 : node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
    const leadsOut = (to) => system.isAbsolute(to) || `${system.normalize(to)}${system.sep}`.startsWith(`..${system.sep}`);
    const named = separator === '\\' ? path.replace(/^\\\\\?\\(?:UNC(?=\\))?/i, (prefix) => prefix.slice(4) && '\\') : path;
    const within = system.isAbsolute(named) ? system.relative(cwd, named) : named;
    const clean = system
        .normalize(leadsOut(within) ? named : within)
        .replaceAll(system.sep, '/')
        .replace(/(?<=.)\/$/, '');
    const base = clean === '.' ? '' : clean;
    return { base, inside: !leadsOut(base) };
}
function isSelected(base, path) {
    return path !== base && isWithin(base, path) && /\.ya?ml$/i.test(path);
}
function isWithin(folder, path) {
    return folder === '' || path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
function foldersTo(path) {
    const parts = path.split('/');
    return parts.map((_, k) => parts.slice(0, k + 1).join('/')).filter((folder) => folder !== '');
}


/***/ }),

/***/ 8293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ ASSET_KEYS),
/* harmony export */   Po: () => (/* binding */ tooLong),
/* harmony export */   c_: () => (/* binding */ EXTERNAL_ID_LIMIT),
/* harmony export */   pg: () => (/* binding */ DOCUMENT_KEYS)
/* harmony export */ });
const DOCUMENT_KEYS = [
    'cyber_system',
    'facility',
    'impact_rating',
    'prune',
    'asset_type',
    'ignore',
    'assets',
];
const ASSET_KEYS = ['name', 'asset_type', 'renamed_from', 'moved_from', 'id', 'external_id'];
const EXTERNAL_ID_LIMIT = 200;
function tooLong(id) {
    const length = id.length <= EXTERNAL_ID_LIMIT ? 0 : [...id].length;
    return length > EXTERNAL_ID_LIMIT ? { key: 'external_id', length, limit: EXTERNAL_ID_LIMIT } : null;
}


/***/ }),

/***/ 9545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readEvents)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3243);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8293);


const DEPTH_LIMIT = 100;
const LONE_RETURN = /\r(?!\n)/;
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?: |\r?$)/m;
function readEvents(file, text, report) {
    const addFinding = (offset, finding) => {
        report({ ...finding, severity: 'error', at: { file, offset } });
        return null;
    };
    const lone = text.includes('\r') ? LONE_RETURN.exec(text) : null;
    if (lone !== null)
        return addFinding(lone.index, { code: 'yaml-syntax', args: { fault: 'carriage-return', text: '' } });
    try {
        return (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, { maxDepth: DEPTH_LIMIT });
    }
    catch (error) {
        if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB))
            throw error;
        const conflict = CONFLICT.exec(text);
        if (conflict !== null)
            return addFinding(conflict.index, { code: 'merge-conflict', args: {} });
        const offset = error.mark?.position ?? null;
        if (error.reason.startsWith('nesting exceeded'))
            return addFinding(offset, { code: 'yaml-too-deep', args: { limit: DEPTH_LIMIT } });
        const at = Math.min(offset ?? 0, text.length);
        const { offset: place, ...args } = slipBefore(text, at) ?? faultAt(error.reason, text, at);
        return addFinding(offset === null ? null : place, { code: 'yaml-syntax', args });
    }
}
const ALL_KEYS = new Set([..._shape_js__WEBPACK_IMPORTED_MODULE_1__/* .DOCUMENT_KEYS */ .pg, ..._shape_js__WEBPACK_IMPORTED_MODULE_1__/* .ASSET_KEYS */ .IH]);
const SLIPS = [
    ['special-space', /^[ \t-]*(?:\w+:)?(?=[^\S \t\r\n])/],
    ['colon-without-space', /^[ \t-]*(\w+)(?=:[^ \t\r\n])/],
    ['dash-without-space', /^[ \t]*-(?=(\w+):)/],
];
function slipBefore(text, offset) {
    for (const [fault, pattern] of SLIPS) {
        let end = offset;
        for (let lines = 0; lines < 2 && end >= 0;) {
            const start = lineStart(text, end);
            const stop = text.indexOf('\n', start);
            const line = text.slice(start, stop === -1 ? text.length : stop);
            const match = pattern.exec(line);
            if (match !== null && ALL_KEYS.has(match[1] ?? 'name'))
                return { fault, text: '', offset: start + match[0].length };
            if (!/^\s*(?:#|$)/.test(line))
                lines++;
            end = start - 1;
        }
    }
    return null;
}
function lineStart(text, offset) {
    return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}
const REASONS = [
    ['tab characters', 'tab-indentation'],
    ['deficient indentation', 'not-closed'],
    ['unexpected end of the', 'not-closed'],
    ['missed comma', 'missing-comma'],
    ['unknown escape sequence', 'unknown-escape'],
    ['expected hexadecimal character', 'unknown-escape'],
    ['the stream contains non-printable', 'unprintable'],
    ['expected valid JSON character', 'unprintable'],
    ['end of the stream', 'no-pair'],
    ['can not read a block mapping', 'no-pair'],
    ['bad indentation', 'misaligned'],
];
const BEFORE_VALUE = /(?:^|[:-])[ \t]*$/;
const AFTER_CLOSED = /["'\]}][ \t]*$/;
const AFTER_PAIR = /^[^:#]*:[ \t]+[^\s"'[{]/;
function faultAt(reason, text, offset) {
    const start = lineStart(text, offset);
    const before = text.slice(start, offset);
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    const mark = (at) => ({ fault: 'mark', text: text[at], offset: at });
    if (/^name of an (?:alias|anchor)/.test(reason))
        return mark(offset - 1);
    if (reason.startsWith('a line break is expected'))
        return mark(start + Math.max(before.lastIndexOf('|'), before.lastIndexOf('>')));
    const blanks = reason === 'deficient indentation' ? /(?<![ \t])[ \t]+[[{]?$/.exec(before) : null;
    if (blanks?.[0].includes('\t'))
        return { fault: 'tab', text: '', offset: start + before.lastIndexOf('\t') };
    const fault = REASONS.find(([words]) => reason.startsWith(words))?.[1];
    const isEnd = reason.startsWith("expected ':'");
    if (isEnd || fault === 'no-pair' || (character === ':' && fault === 'misaligned')) {
        const first = firstWithoutColon(text, offset);
        if (first !== null && (isEnd || first < start))
            return { fault: 'no-colon', text: '', offset: first };
    }
    if (fault === undefined)
        return { fault: 'other', text: reason.replace(/ ".*"|: .*$/s, ''), offset };
    if (fault === 'unknown-escape') {
        const backslash = start + before.lastIndexOf('\\');
        return { fault, text: `\\${String.fromCodePoint(text.codePointAt(backslash + 1) ?? 0)}`, offset: backslash };
    }
    const isMark = before.trim() !== '' && /[@`%,\]}?|>-]/.test(character) && BEFORE_VALUE.test(before);
    if (isMark && (fault === 'misaligned' || fault === 'missing-comma'))
        return mark(offset);
    if (fault !== 'misaligned')
        return { fault, text: '', offset };
    if (AFTER_CLOSED.test(before))
        return { fault: 'text-after-end', text: '', offset };
    if (character === ':' && AFTER_PAIR.test(before))
        return { fault: 'second-colon', text: '', offset };
    return { fault, text: '', offset: start + before.search(/\S|$/) };
}
const WITHOUT_TEXT = /^\s*(?:#|$)/;
const HAS_COLON = /:(?:\s|$)/;
const ENTRY = /^\s*-\s/;
function firstWithoutColon(text, offset) {
    let first = null;
    for (let end = offset; end > 0;) {
        const start = lineStart(text, end);
        const line = text.slice(start, end);
        end = start - 1;
        if (WITHOUT_TEXT.test(line))
            continue;
        const column = line.search(/[^\s-]/);
        if (HAS_COLON.test(line) || column === -1 || column > (first?.column ?? column))
            break;
        const isWhole = first !== null && ENTRY.test(line);
        first = { offset: start + column, column };
        if (isWhole)
            break;
    }
    return first?.offset ?? null;
}


/***/ }),

/***/ 9773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ POP),
/* harmony export */   GQ: () => (/* binding */ nextDash),
/* harmony export */   HA: () => (/* binding */ offsetAt),
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   dt: () => (/* binding */ ALIAS),
/* harmony export */   gt: () => (/* binding */ SEQUENCE),
/* harmony export */   jf: () => (/* binding */ SCALAR),
/* harmony export */   qQ: () => (/* binding */ DOCUMENT),
/* harmony export */   qh: () => (/* binding */ readsAs),
/* harmony export */   ws: () => (/* binding */ scalarText),
/* harmony export */   xu: () => (/* binding */ MAPPING)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3243);

const WORDS = new Map([
    ['boolean', ['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n']],
    ['null', ['', '~', 'null']],
    ['default', ['=']],
    ['merge', ['<<']],
].flatMap(([reading, words]) => words
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .map((word) => [word, reading])));
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;
function readsAs(text) {
    const word = WORDS.get(text);
    if (word !== undefined)
        return word;
    if (!/^[-+.0-9]/.test(text))
        return null;
    if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text))
        return 'number';
    if (!SEXAGESIMAL.test(text) && !TIMESTAMP.test(text))
        return null;
    return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? 'date' : 'number';
}
const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy;
const NOWHERE = -1;
function after(events, index) {
    let depth = 0;
    let at = index;
    do {
        const type = events[at].type;
        if (type === MAPPING || type === SEQUENCE || type === DOCUMENT)
            depth++;
        else if (type === POP)
            depth--;
        at++;
    } while (depth > 0);
    return at;
}
function scalarText(text, event) {
    return event.fast ? text.slice(event.valueStart, event.valueEnd) : (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .getScalarValue */ .KE)(text, event);
}
function offsetAt(text, event) {
    switch (event.type) {
        case MAPPING:
        case SEQUENCE:
            return event.start;
        case ALIAS:
            return event.anchorStart - 1;
        case SCALAR:
            break;
        default:
            return NOWHERE;
    }
    const { valueStart, style } = event;
    if (valueStart === NOWHERE)
        return event.anchorStart === NOWHERE ? event.tagStart : event.anchorStart - 1;
    if (style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN)
        return valueStart;
    if (style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.SINGLE_QUOTED || style === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.DOUBLE_QUOTED)
        return valueStart - 1;
    const start = text.lastIndexOf('\n', valueStart - 2) + 1;
    const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
    return header === null ? valueStart : start + header.index;
}
function nextDash(text, from) {
    const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
    gap.lastIndex = from;
    gap.exec(text);
    return Math.min(gap.lastIndex, text.length);
}


/***/ }),

/***/ 8402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ openService),
/* harmony export */   Iy: () => (/* binding */ openRun),
/* harmony export */   N: () => (/* binding */ askingGitHub),
/* harmony export */   Ql: () => (/* binding */ closeRun)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7206);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6404);


const REQUEST_TIMEOUT_MS = 30_000;
function openRun(opened) {
    return { ...opened, attempts: new Map(), onClose: [opened.shutdown.end, opened.progress.end] };
}
async function openService(context, apiKey) {
    const { host, settings, shutdown, attempts, progress, logRequest, onClose } = context;
    const { connect } = await __nccwpck_require__.e(/* import() */ 284).then(__nccwpck_require__.bind(__nccwpck_require__, 8284));
    const service = connect({
        requestTimeoutMs: REQUEST_TIMEOUT_MS,
        ...host,
        baseUrl: settings.baseUrl,
        apiKey,
        concurrency: settings.concurrency,
        signal: shutdown.stop,
        hardSignal: shutdown.cut,
        onAttempt: (attempt) => {
            const { method, path, status, ms } = attempt;
            const request = `${method} ${path}`;
            if (method !== 'GET')
                attempts.set(request, (attempts.get(request) ?? 0) + 1);
            logRequest?.((0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS) `${method} ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)} ${status ?? 'no answer'} ${Math.round(ms)} ms\n`);
        },
        onReceived: progress.received,
    });
    onClose.push(() => service.close());
    return service;
}
async function closeRun({ onClose }) {
    for (const undo of onClose.reverse())
        await undo();
}
function askingGitHub({ env, clock, random, version }, token) {
    const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
    return { apiUrl, token, clock, random, userAgent: `${_core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL_NAME */ .lH}/${version}` };
}


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ nothingWritten),
/* harmony export */   Pu: () => (/* binding */ failureLine),
/* harmony export */   si: () => (/* binding */ isInterruption)
/* harmony export */ });
/* unused harmony export failureText */
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7206);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(701);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9452);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4848);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6404);







function failureLine(error, more = '') {
    return `error: ${failureText(error, more)}\n`;
}
function failureText(error, more = '') {
    const [first = '', ...rest] = causeText(error).split('\n');
    const sentence = more === '' || first.endsWith('.') ? first : `${first}.`;
    return [(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([sentence, more], ' '), ...rest].join('\n');
}
function causeText(error) {
    if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7) {
        const { detail } = error.failure;
        const answerExcerpt = detail ? `\n  the service said: ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(detail)}` : '';
        return `${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(error.message)}${answerExcerpt}`;
    }
    if ((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .isStopped */ .id)(error))
        return 'the run was stopped before it ended.';
    if (error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) {
        const remedy = REMEDIES[error.kind];
        const problem = error.kind === 'not-a-repository' ? NO_REPOSITORY : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(error.message);
        return remedy === '' ? problem : `${problem}. ${remedy}`;
    }
    if (error instanceof _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo || error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_)
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(error.message);
    const bug = `this is a bug in ${_core_model_js__WEBPACK_IMPORTED_MODULE_6__/* .TOOL_NAME */ .lH}, please report it.\n`;
    if (!(error instanceof Error))
        return bug + (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(String(error));
    const { name, stack = '', message } = error;
    if ((0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
        return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(message);
    const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
    return bug + [`${name}: ${message}`, ...frames.filter((line) => /^ {4}at /.test(line))].map(_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK).join('\n');
}
function nothingWritten(error, { attempts }) {
    return error instanceof _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo || attempts.size > 0 ? '' : 'Nothing was written.';
}
function isInterruption(error) {
    return error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7 || error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ || (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_5__/* .isStopped */ .id)(error);
}
const NO_REPOSITORY = 'There is no git repository here, and files of a commit are read from one';
const REMEDIES = {
    'not-a-repository': 'Run it in a clone. On GitHub, add a step that uses actions/checkout before this one.',
    'not-installed': 'Install it: commits and their files are read with it.',
    'not-trusted': 'The folder belongs to another user. If that is intended, add it to safe.directory in the configuration of git.',
    'no-access': 'The server does not let git read the repository. On GitHub the job needs the permission contents: read, elsewhere git needs credentials.',
    'unknown-revision': 'Check its spelling, or fetch it.',
    'missing-object': 'This clone does not hold all of that commit. Check out without a filter: with fetch-depth: 1, or in full.',
    'too-large': '',
    failed: '',
};


/***/ }),

/***/ 5975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ ownFlags),
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   ne: () => (/* binding */ IN_FOLDER),
/* harmony export */   rd: () => (/* binding */ givenFlags)
/* harmony export */ });
/* unused harmony export FLAGS */
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1192);

const IN_FOLDER = ['--working-directory <dir>', 'Folder to work in, instead of the current one.'];
const DRY_RUN = ['--dry-run', 'Writes nothing: prints what would change as a diff on standard output.'];
const JSON_PLAN = ['--json', 'Prints the plan as JSON on standard output.'];
const MARKDOWN_PLAN = ['--markdown', 'Prints the plan as Markdown on standard output.'];
const CLONE = ['--dir <dir>', 'Clone of the ledger, or DIR#BRANCH for a branch of it. (the current folder)'];
const SIGNERS = [
    '--signers <file>',
    "Allowed signers, in git's own form: each commit must be signed by one of them.",
];
const CONTAINS = [
    '--contains <commit>',
    'Commit that you kept: the ledger must contain it. You can repeat it.',
    'repeats',
];
const MAX_GAP = ['--max-gap <days>', 'More days than this between two looks count as a gap. (35)'];
const FLAGS = {
    validate: [['--json', 'Prints the findings as JSON on standard output.']],
    fmt: [['--check', 'Writes nothing: prints the files that would change, and exits with 1 if there are any.']],
    plan: [
        ['--base <ref>', 'The commit that was applied last. What its files had already is drift.'],
        JSON_PLAN,
        MARKDOWN_PLAN,
        ['--out <file>', 'Saves the plan, for apply --plan.'],
        ['--detailed-exitcode', 'Exits with 2 when there are changes.'],
    ],
    apply: [
        ['--base <ref>', 'As in plan: the commit that was applied last.'],
        ['--plan <file>', 'Saved plan: executes its changes and no others.'],
        ['--yes', 'Executes whatever the plan is: approval none.'],
        ['--json', 'Prints the evidence as JSON on standard output.'],
    ],
    drift: [
        JSON_PLAN,
        MARKDOWN_PLAN,
        ['--out <file>', 'Saves the plan.'],
        ['--detailed-exitcode', 'Exits with 2 when something drifted.'],
    ],
    show: [['--markdown', 'Prints it as Markdown on standard output.'], IN_FOLDER],
    systems: [['--json', 'Prints the list as JSON on standard output.']],
    export: [['--out <file>', 'Writes to a file instead of standard output.']],
    import: [
        [
            '--from-csv <file>',
            'Takes the assets from a CSV export of a CMDB; - is standard input. The service is read to know its cyber systems.',
        ],
        [
            '--mapping <file>',
            'YAML or JSON that says what columns and cells of the export mean (schemas/mapping.schema.json).',
        ],
        ['--update', 'Edits what files declare already, too: by what is live, or by the rows of the export.'],
        ['--base <ref>', 'With --update: the commit that was applied. What the files ask for since is no drift. (HEAD)'],
        ['--all-systems', 'With --from-csv and --update: systems that no row names lose their entries, too.'],
        [
            '--leave-faulty',
            'With --from-csv: an error in a row is a warning. The row is left out, and its entry stays as it is.',
        ],
        ['--json', 'Prints what changed, or the findings, as JSON (schemas/import.schema.json).'],
        ['--markdown', 'With --update: prints what changed as the text of a pull request.'],
        ['--out <dir>', 'Folder for new files; its files are read, too. (inventory)'],
        DRY_RUN,
    ],
    init: [
        ['--base-url <url>', 'URL of the compliance inventory service.'],
        ['--hardened', 'The setup for an inventory under audit, instead of the plain one.'],
        ['--repository <owner/repo>', 'Repository of the inventory on GitHub. (the remote origin)'],
        ['--action <owner/repo@commit>', 'This action, pinned to the full SHA of a commit.'],
        ['--branch <name>', 'Default branch of the repository. (that of the remote origin, where git knows it)'],
        ['--team <org/team>', 'Team that owns the inventory and its workflow.'],
        ['--organization <slug>', 'Slug of the organization that the API key must belong to. (that of the key)'],
        ['--ledger <place>', 'Where evidence is kept: OWNER/REPO#BRANCH, or a BRANCH of the repository.'],
        ['--cmdb', 'Writes the workflow that has the files follow a CMDB, too.'],
        DRY_RUN,
        IN_FOLDER,
    ],
    doctor: [
        ['--github <owner/repo>', 'Checks the settings of this repository, with the token in GH_TOKEN or GITHUB_TOKEN.'],
        ['--json', 'Prints the checks as JSON on standard output.'],
    ],
    audit: [
        CLONE,
        IN_FOLDER,
        ['--from <date>', 'First day, or RFC 3339 time.'],
        ['--to <date>', 'Last day, or RFC 3339 time.'],
        ['--at <date|commit>', 'The list as of the last look by then, instead of the changes.'],
        ['--since <date|commit>', 'With --at: also what changed in the list since the last look by then.'],
        ['--asset <id|name>', 'Only this asset, also one that is gone.'],
        ['--system <id|name>', 'Only this cyber system.'],
        ['--html', 'Writes one self-contained page; with --at, one to print and sign.'],
        ['--csv', 'Writes CSV, formulas made harmless for spreadsheets.'],
        MAX_GAP,
        CONTAINS,
        SIGNERS,
        ['--out <file>', 'Writes to a file instead of standard output.'],
    ],
    'audit verify': [
        CLONE,
        IN_FOLDER,
        CONTAINS,
        ['--inventory <dir>', 'Clone of the inventory: its files must be those that the evidence names.'],
        SIGNERS,
        MAX_GAP,
        ['--json', 'Prints what was found as JSON on standard output.'],
        ['--detailed-exitcode', 'Exits with 2 when there are findings.'],
    ],
    'ledger init': [
        ['--ledger <remote#branch>', 'The ledger: any git remote, or a path.'],
        ['--organization <slug>', 'Organization whose ledger it is.'],
        ['--base-url <url>', 'Service whose lists it keeps.'],
        IN_FOLDER,
    ],
    schema: [['--out <file>', 'Writes to a file instead of standard output: in PowerShell, > may write UTF-16.']],
    explain: [],
    emulator: [
        ['--port <n>', 'Port to listen on; 0 takes a free one. (0)'],
        ['--host <address>', 'Address to listen on. (127.0.0.1)'],
        [
            '--seed <file>',
            'JSON file with its organizations, keys and records, written as in examples/live.json of this package. (the example utility)',
        ],
        [
            '--behavior <file>',
            'JSON or YAML file of what the API document leaves open: latency, faults and more. Its keys: docs/reference/commands.md.',
        ],
    ],
    demo: [],
};
function ownFlags(command) {
    return Object.hasOwn(FLAGS, command) ? FLAGS[command] : [];
}
function readOptions(flags, argument) {
    const entries = Object.values(FLAGS).flat();
    const values = entries.map(([flag, , repeats]) => {
        const [name = '', value] = flag.slice(2).split(' ');
        const text = flags.get(name);
        const isGiven = text !== undefined;
        return [(0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .camelCase */ .xQ)(name), value === undefined ? isGiven : repeats ? (text?.split('\n') ?? []) : (text ?? null)];
    });
    return { ...Object.fromEntries(values), argument, given: new Set(flags.keys()) };
}
function givenFlags(passed) {
    const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return new Map(Object.entries(passed).flatMap(([name, value]) => (value === undefined ? [] : [[dashed(name), String(value)]])));
}


/***/ }),

/***/ 1192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   wn: () => (/* binding */ ALL_SETTINGS),
/* harmony export */   xQ: () => (/* binding */ camelCase),
/* harmony export */   yy: () => (/* binding */ SETTINGS)
/* harmony export */ });
/* unused harmony export inputsOfAction */
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);

const ONLINE = ['plan', 'apply', 'drift', 'systems', 'export', 'import', 'doctor'];
const PLANNING = ['plan', 'apply', 'drift'];
const SETTINGS = {
    command: {
        type: ['auto', 'validate', 'plan', 'apply', 'drift', 'doctor'],
        default: 'auto',
        description: 'What to do: auto (what the event asks for), validate, plan, apply, drift or doctor.',
    },
    path: {
        type: 'text',
        value: 'dir',
        default: 'inventory',
        description: 'Folder of the inventory. Every *.yml and *.yaml below it is read.',
        commands: ['validate', 'fmt', ...ONLINE],
    },
    'base-url': {
        type: 'text',
        value: 'url',
        description: 'URL of the compliance inventory service. It must be https, unless it is this machine.',
        commands: ONLINE,
    },
    'api-key': {
        type: 'secret',
        description: 'API key of the organization, from a secret. Without it, the files are only validated.',
    },
    organization: {
        type: 'text',
        value: 'slug',
        description: 'Slug of the organization. If the API key belongs to another one, the run stops.',
        commands: ONLINE,
    },
    name: {
        type: 'text',
        description: 'Name of this inventory in comments and checks, if the repository has several organizations.',
    },
    'github-token': {
        type: 'secret',
        default: `\${{ github.token }}`,
        description: 'Token for comments, checks and the applied log. It has the permissions of the job.',
    },
    approval: {
        type: ['none', 'plan', 'review'],
        default: 'plan',
        description: 'What apply executes: plan (what a merged pull request showed), review (what another person approved, too), none (everything).',
        commands: ['apply'],
    },
    'approve-digest': {
        type: 'text',
        value: 'digest',
        description: 'Digest of a plan to approve. Apply executes the plan if it still has this digest.',
        commands: ['apply'],
    },
    'apply-drift': {
        type: 'switch',
        default: 'false',
        description: 'Whether to include changes that no file asked for in what apply executes.',
        commands: ['plan', 'apply'],
    },
    only: {
        type: 'lines',
        value: 'system',
        description: 'Plans only this cyber system: name, id or SITE/SYSTEM. You can repeat it.',
        action: false,
        commands: ['plan'],
    },
    'unique-names': {
        type: ['system', 'organization'],
        default: 'system',
        description: 'Where asset names must be unique: system or organization.',
        commands: ['validate', ...PLANNING, 'import', 'doctor'],
    },
    'max-deletes': {
        type: 'count',
        default: '25',
        description: 'Maximum number of deletes in one apply. 0 means none at all.',
        commands: ['plan', 'apply', 'import'],
    },
    'max-delete-percent': {
        type: 'percent',
        default: '30',
        description: 'Maximum number of deletes in one apply, as a percentage of the live assets in managed systems. 3 are always allowed. 0 means none at all.',
        commands: ['plan', 'apply', 'import'],
    },
    concurrency: {
        type: 'parallel',
        default: '16',
        description: 'Maximum number of requests to the service at once.',
        commands: ONLINE,
    },
    timeout: {
        type: 'seconds',
        default: '0',
        description: 'Maximum number of seconds for the whole run. 0 means no limit.',
        commands: ONLINE,
    },
    'allow-public': {
        type: 'switch',
        default: 'false',
        description: 'Whether a run may print the inventory in a public repository. If not, it fails there.',
    },
    'signing-key': {
        type: 'secret',
        description: 'Secret that signs records and the applied log, of 32 characters or more. If it is set, unsigned ones do not count.',
    },
    'fail-on-drift': {
        type: 'switch',
        default: 'false',
        description: 'Whether drift fails the run.',
    },
    'working-directory': {
        type: 'text',
        value: 'dir',
        description: 'Folder to work in: on GitHub relative to the workspace.',
    },
    'impact-rating-field': {
        type: 'text',
        value: 'field',
        description: 'Field of a cyber system that holds its impact rating. It is shown beside the name, and compared with the files.',
        commands: [...PLANNING, 'systems', 'export', 'import'],
    },
    'control-center-field': {
        type: 'text',
        value: 'field',
        description: 'Field of a cyber system that holds its control center. It is shown before the name.',
        commands: [...PLANNING, 'systems', 'export', 'import'],
    },
    'evidence-dir': {
        type: 'text',
        value: 'dir',
        default: '.cip-sync',
        description: 'Folder for the evidence of an apply.',
        action: false,
        commands: ['apply'],
    },
    ledger: {
        type: 'text',
        value: 'remote#branch',
        description: 'Branch that keeps applies and looks for years: BRANCH, or OWNER/REPO#BRANCH (on the command line REMOTE#BRANCH).',
        commands: ['apply', 'drift'],
    },
    'ledger-token': {
        type: 'secret',
        default: `\${{ github.token }}`,
        description: 'Token that can push to the ledger.',
    },
    'ledger-key': {
        type: 'secret',
        description: 'Ed25519 private key that signs the commits of the ledger.',
    },
};
const ALL_SETTINGS = Object.entries(SETTINGS).map(([name, { action = true, ...setting }]) => {
    return { default: '', commands: [], ...setting, name: name, isInput: action };
});
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
function readSettings(get) {
    const entries = ALL_SETTINGS.flatMap(({ name, type, default: fallback }) => {
        if (type === 'secret')
            return [];
        const text = get(name)?.trim() ?? '';
        return [[camelCase(name), checkedValue(name, type, text === '' ? fallback : text)]];
    });
    return Object.fromEntries(entries);
}
const MAX_SECONDS = 2_147_483;
function checkedValue(name, type, text) {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    switch (type) {
        case 'text':
            return text;
        case 'lines':
            return text.split('\n').flatMap((line) => line.trim() || []);
        case 'switch':
            return chosen(name, text.toLowerCase(), ['true', 'false']) === 'true';
        case 'count':
            if (number <= Number.MAX_SAFE_INTEGER)
                return number;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, 'must be a whole number of 0 or more');
        case 'percent':
            if (number <= 100)
                return number;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, 'must be a whole number from 0 to 100');
        case 'parallel':
            if (number >= 1 && number <= 256)
                return number;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, 'must be a whole number from 1 to 256');
        case 'seconds': {
            const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
            if (seconds <= MAX_SECONDS)
                return seconds > 0 ? Math.max(0.001, seconds) : 0;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, `must be a number of seconds, at most ${MAX_SECONDS}`);
        }
        default:
            return chosen(name, text, type);
    }
}
function chosen(name, text, allowed) {
    if (allowed.includes(text))
        return text;
    throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(name, `must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`);
}
function inputsOfAction() {
    const lines = ALL_SETTINGS.flatMap(({ name, isInput, default: fallback, description }) => {
        if (!isInput)
            return [];
        const token = fallback.startsWith('$') ? fallback : JSON.stringify(fallback);
        return [`  ${name}:`, `    description: ${JSON.stringify(description)}`, `    default: ${token}`];
    });
    return `inputs:\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 2829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ readFilesAndLive),
/* harmony export */   Og: () => (/* binding */ loadBase),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   bb: () => (/* binding */ allInOrder),
/* harmony export */   p9: () => (/* binding */ readLive)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(876);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8490);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(701);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9574);
/* harmony import */ var _inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5360);
/* harmony import */ var _text_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1450);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6404);








async function takeSnapshot(context, { repository, reader }, { base, applied }, readsAll) {
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(readLive(context, reader, readsAll));
    const diagnostics = [];
    const collect = (finding) => void diagnostics.push(finding);
    const head = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(repository.head, filesOf(context, repository), collect);
    const isOne = base === applied;
    const load = (name, revision) => revision === null ? null : loadBase({ name, revision, report: collect }, context, repository);
    const appliedRead = await load(isOne ? 'base' : 'applied', applied);
    const baseRead = isOne ? appliedRead : await load('base', base);
    const live = await lists.catch((error) => {
        if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_7__/* .hasErrors */ .Cs)(diagnostics))
            return null;
        throw error;
    });
    return {
        head: head.inventory,
        files: head.files,
        base: baseRead?.inventory ?? null,
        applied: appliedRead?.inventory ?? null,
        live,
        diagnostics,
        baseFindings: baseRead?.findings ?? [],
    };
}
async function readLive({ host, settings }, reader, readsAll = false) {
    let readAt = 0;
    const listAssets = async () => {
        const listed = await reader.cyberAssets();
        readAt = host.clock.now();
        return listed;
    };
    const [facilities, controlCenters, systems, assets] = await allInOrder([
        reader.facilities(),
        readsAll || settings.controlCenterField !== '' ? reader.controlCenters() : [],
        reader.cyberSystems(),
        listAssets(),
    ]);
    const organization = soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings.organization);
    return { organization, facilities, controlCenters, systems, assets, readAt };
}
async function readFilesAndLive(context, { repository, reader }) {
    const lists = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(readLive(context, reader));
    const { inventory } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(repository.head, filesOf(context, repository), (finding) => {
        if (finding.code === 'sparse-checkout')
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(finding.at?.file.path ?? 'path', 'is missing', (0,_text_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .sayDiagnostic */ .rA)(finding, _text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainFormatter */ .P8));
    });
    return [inventory, await lists];
}
async function allInOrder(waiting) {
    const all = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_6__/* .early */ .Q3)(Promise.all(waiting));
    for (const one of waiting)
        await one;
    return all;
}
function filesOf({ settings, progress }, repository) {
    return { ...repository, path: settings.path, onFile: progress.fileRead };
}
async function loadBase({ name, revision, report }, context, repository) {
    const { settings } = context;
    if (revision.kind === 'commit' && !(0,_inventory_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .readPath */ .G7)(settings.path, repository.cwd).inside) {
        const problem = `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(settings.path)}, outside of the working directory, where no commit is read`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('path', problem, 'Work in a folder above it.');
    }
    const noticed = new Set();
    const findings = [];
    const { inventory } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRevision */ .qo)(revision, filesOf(context, repository), (finding) => {
        findings.push(finding);
        const { code, severity, at } = finding;
        const key = at?.file.path ?? '';
        if (severity !== 'error' || code === 'no-inventory' || noticed.has(key))
            return;
        noticed.add(key);
        report({ code: 'base-document-skipped', severity: 'notice', at, args: { base: name, code } });
    }).catch((error) => {
        if (revision.kind !== 'commit' || !(error instanceof _git_process_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS) || error.kind !== 'unknown-revision')
            throw error;
        const problem = `names "${revision.commit}", which is no commit of this clone`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('base', problem, 'Check its spelling, or fetch it.', { cause: error });
    });
    return { inventory: { ...inventory, documents: inventory.documents.filter(({ isWhole }) => isWhole) }, findings };
}
function soleOrganization(records, assets, expected) {
    const slugs = new Set([...records, ...assets.slice(0, 1)].map((record) => record.organization_slug));
    const [slug = expected] = slugs;
    if (slugs.size > 1) {
        const remedy = 'Nothing was written. Tell the operator of the service.';
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('api-key', 'reads records of more than one organization', remedy);
    }
    if (expected !== '' && slug !== expected) {
        const problem = `is not the organization of the API key, which is ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .word */ .Vm)(slug)}`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('organization', problem, 'Nothing was written.');
    }
    return slug;
}


/***/ }),

/***/ 7047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runValidate)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(876);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6599);
/* harmony import */ var _inventory_load_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9574);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2829);




async function runValidate(context, { repository }) {
    const diagnostics = [];
    const collect = (finding) => void diagnostics.push(finding);
    const { inventory, files } = await (0,_inventory_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRevision */ .qo)(repository.head, (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)(context, repository), collect);
    const groups = (0,_core_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkByText */ .lq)(inventory.documents, context.settings.uniqueNames, collect);
    const unread = diagnostics.flatMap(({ code, at }) => (at === null || code === 'submodule' ? [] : at.file.path));
    const whole = inventory.documents.filter(({ isWhole }) => isWhole);
    return {
        result: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .hasErrors */ .Cs)(diagnostics) ? 'invalid' : 'validated',
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .inFileOrder */ .w$)(diagnostics),
        files: new Set([...files.map(({ path }) => path), ...unread]).size,
        assets: whole.reduce((sum, document) => sum + document.assets.length, 0),
        systems: groups.filter(({ documents }) => documents.some(({ isWhole }) => isWhole)).length,
    };
}


/***/ }),

/***/ 4848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   rG: () => (/* binding */ PROXY)
/* harmony export */ });
/* harmony import */ var _core_certificate_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7948);
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
/* harmony import */ var _core_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8165);



class ServiceError extends _core_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .GI {
    name = 'ServiceError';
    method;
    kind;
    status;
    sent;
    #failure;
    problem;
    remedy;
    constructor(failed, options) {
        const { problem, remedy } = describe(failed, options?.cause);
        super(`${failed.method} ${failed.route}: ${problem}. ${remedy}`, options);
        const { method, route, kind, status, sent, excerpt: detail, mayBeDone, isUnanswered, retryAfterMs } = failed;
        this.problem = `${method} ${route}: ${problem}.`;
        this.remedy = remedy;
        this.method = method;
        this.kind = kind;
        this.status = status;
        this.sent = sent;
        const reason = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}. ${remedy}`;
        const reasonBy = failed.reason?.endsWith('CERT_ALTNAME_INVALID') ? 'others' : 'tool';
        this.#failure = { meaning: meaningOf(failed), mayBeDone, isUnanswered, reason, reasonBy, detail, retryAfterMs };
    }
    get failure() {
        return this.#failure;
    }
}
function meaningOf({ method, kind, sent, status }) {
    if (!sent)
        return kind === 'aborted' ? 'not-sent' : 'not-written';
    if (status === 401 || status === 403)
        return 'key-refused';
    if (status === 429)
        return 'not-written';
    if (method === 'POST' && status !== null && status >= 200 && status < 300 && status !== 201)
        return 'unexpected';
    const isCertain = kind === 'status' && status !== null && status !== 408 && status < 500;
    if (!isCertain)
        return 'unclear';
    return status === 409 ? 'taken' : 'rejected';
}
function isMissing(error) {
    return error instanceof ServiceError && error.status === 404;
}
const PROXY = 'PROXY_';
function describe(failure, cause) {
    const failureReason = failure.reason === null ? '' : ` (${failure.reason})`;
    switch (failure.kind) {
        case 'refused':
            return { problem: `no connection to ${failure.host}${failureReason}`, remedy: refusedRemedy(failure, cause) };
        case 'network':
            return { problem: `the connection broke before the answer was complete${failureReason}`, remedy: RUN_AGAIN };
        case 'timeout':
            return { problem: `no complete answer in time${failureReason}`, remedy: RUN_AGAIN };
        case 'redirect':
            return {
                problem: `the service answered ${failure.status}, a redirect, and redirects are not followed`,
                remedy: CHECK_URL,
            };
        case 'body':
            return {
                problem: `the service answered ${failure.status}, but not as its API document says${failureReason}`,
                remedy: CHECK_URL,
            };
        case 'too-large':
            return { problem: `the answer is too large and was cut off${failureReason}`, remedy: CHECK_URL };
        case 'aborted':
            return {
                problem: `the run stopped before the ${failure.sent ? 'answer came' : 'request was sent'}`,
                remedy: RUN_AGAIN,
            };
        case 'status':
            return { problem: `the service answered ${failure.status}`, remedy: remedy(failure) };
    }
}
const RUN_AGAIN = 'Run again.';
const CHECK_URL = 'Check the base URL.';
function refusedRemedy({ reason }, cause) {
    const [whose = '', where] = reason?.startsWith(PROXY) ? ["The proxy's", 'HTTPS_PROXY'] : ['Its', 'the base URL'];
    const fault = (0,_core_certificate_js__WEBPACK_IMPORTED_MODULE_2__/* .certificateFault */ .c)(whose, reason ?? '', cause);
    if (fault !== null)
        return fault;
    if (/(?:ENOTFOUND|EAI_AGAIN)$/.test(reason ?? ''))
        return `Check how ${where} spells the host, and the network.`;
    return 'Check the base URL, the network and the proxy.';
}
function remedy({ status }) {
    if (status === 401 || status === 403)
        return 'Check that the API key is complete and has not been revoked.';
    if (status === 404)
        return 'Check the base URL, or whether the record was deleted meanwhile.';
    if (status === 409)
        return 'Check whether the name is taken already.';
    if (status === 408 || status === 429)
        return 'Wait and run again, or lower concurrency.';
    if (status !== null && status >= 500)
        return 'Wait and run again.';
    return 'The service does not accept the request as it is.';
}
const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';
function excerpt(text, key) {
    let excerpt = '';
    let start = '';
    for (const character of redact(text, key)) {
        const safe = (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(character) ? (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEscape */ .e0)(character).toLowerCase() : character;
        if (excerpt.length + safe.length > SHOWN_CHARACTERS) {
            const end = start.lastIndexOf(' ');
            return `${start.slice(0, end > 0 ? end : undefined).trimEnd()}…`;
        }
        excerpt += safe;
        if (excerpt.length < SHOWN_CHARACTERS)
            start = excerpt;
    }
    return excerpt;
}
function redact(text, key) {
    const spellings = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)];
    const rest = spellings.reduce((redacted, spelling) => redacted.replaceAll(spelling, REDACTED), text);
    const decoded = [fromJson(rest), fromHtml(rest), fromUrl(rest), fromUrl(rest.replaceAll('+', ' '))];
    return decoded.some((text) => text.includes(key)) ? REDACTED : rest;
}
function fromJson(text) {
    return text.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, unit, character) => unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)));
}
function fromHtml(text) {
    const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
    return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, ten, hex, name) => name === undefined ? String.fromCharCode(Number.parseInt(ten ?? hex, ten ? 10 : 16)) : (named[name] ?? whole));
}
function fromUrl(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}


/***/ }),

/***/ 1450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ isQuestion),
/* harmony export */   U0: () => (/* binding */ condensed),
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   k8: () => (/* binding */ wordDiagnostic),
/* harmony export */   kQ: () => (/* binding */ renderValidation),
/* harmony export */   rA: () => (/* binding */ sayDiagnostic),
/* harmony export */   wz: () => (/* binding */ errorsFirst),
/* harmony export */   xy: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
/* unused harmony exports annotations, lineAnnotations */
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1968);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(139);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9010);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6404);





function said({ code, args }, say) {
    const words = _messages_js__WEBPACK_IMPORTED_MODULE_0__/* .WORDS */ .q9[code];
    return [(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r4)(words.text, args, say), (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r4)(words.remedy, args, say)];
}
function sayDiagnostic(finding, say) {
    return 'message' in finding ? say.code(finding.message) : said(finding, say).join(' ');
}
function wordDiagnostic(finding) {
    if ('message' in finding)
        return finding;
    const { code, severity, at } = finding;
    const place = at === null || at.offset === null ? null : at.file.place(at.offset);
    return {
        code,
        severity,
        message: sayDiagnostic(finding, _text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainFormatter */ .P8),
        path: at?.file.path ?? null,
        line: place?.line ?? null,
        column: place?.column ?? null,
    };
}
function placeText({ path, line, column }) {
    return path === null ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(path)}${line === null ? '' : `:${line}:${column}`} `;
}
function formatDiagnostic(finding) {
    const worded = wordDiagnostic(finding);
    return `${placeText(worded)}${worded.severity} ${worded.code}: ${worded.message}`;
}
const GLUE = '\0';
const glued = (text) => text.replaceAll(' ', GLUE);
const unbrokenFormatter = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatter */ .X9)({
    ..._text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainFormatter */ .P8,
    name: (text) => glued(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainFormatter */ .P8.name(text)),
    id: (text) => glued(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainFormatter */ .P8.id(text)),
    code: (text) => glued(_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainFormatter */ .P8.code(text)),
});
const FORMATTERS = {
    action: unbrokenFormatter,
    cli: { ...unbrokenFormatter, input: (name) => unbrokenFormatter.code(`--${name}`) },
};
function wrapped(sentence, width) {
    const lines = [];
    let line = '';
    for (const word of sentence.split(' ')) {
        if (line !== '' && width !== null && columnsOf(`${line} ${word}`) > width) {
            lines.push(line);
            line = '';
        }
        line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((one) => one.replaceAll(GLUE, ' '));
}
const MARGIN = '  ';
const HELP = 'help: ';
function findingBlock(finding, paint, { width = null, face = 'action' }) {
    const head = paint(`${placeText(wordDiagnostic(finding))}${finding.severity} ${finding.code}`);
    const room = (used) => width && Math.max(width - used, 20);
    const sentence = (text) => wrapped(text, room(MARGIN.length)).map((line) => MARGIN + line);
    if ('message' in finding)
        return [head, ...sentence((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.message))];
    const { at } = finding;
    const [text, remedy] = said(finding, FORMATTERS[face]);
    return [
        head,
        ...sentence(text),
        ...(at === null || at.offset === null
            ? []
            : sourceExcerpt(at.file, at.offset, paint, room(MARGIN.length) ?? LONGEST_LINE)),
        ...wrapped(remedy, room(MARGIN.length + HELP.length)).map((line, index) => MARGIN + (index === 0 ? HELP : ' '.repeat(HELP.length)) + line),
    ];
}
const LONGEST_LINE = 100;
const LEAD = 30;
const MARKED = /^(?:"[^"]*"|'[^']*'|(?!["'\s])(?:(?![,\]}]|:(?:\s|$)|\s#).)*)/;
function sourceExcerpt(file, offset, paint, width) {
    const { line, column } = file.place(offset);
    const text = file.lineText(line);
    if (text === '')
        return [];
    const most = Math.min(width - `${line}`.length - 5, LONGEST_LINE);
    const start = text.length <= most ? 0 : Math.max(0, column - 1 - LEAD);
    const piece = text.slice(start, start + most);
    const [before, rest] = [piece.slice(0, column - 1 - start), piece.slice(column - 1 - start)];
    const gutter = `${MARGIN}${line} | ${start > 0 ? '…' : ''}`;
    const rendered = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(gutter + piece) + (start + most < text.length ? '…' : '');
    if (file.isTable === true)
        return [rendered];
    const marked = (MARKED.exec(rest)?.[0] ?? '').trimEnd();
    const lead = columnsOf((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(gutter + before)) - MARGIN.length - `${line}`.length - ' | '.length;
    const underline = '^'.repeat(Math.max(1, columnsOf((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(`|${marked}`)) - 1));
    return [rendered, `${MARGIN}${' '.repeat(`${line}`.length)} | ${' '.repeat(lead)}${paint(underline)}`];
}
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/gu;
function columnsOf(text) {
    const characters = text.replace(/\p{M}/gu, '');
    return Array.from(characters).length + (characters.match(WIDE)?.length ?? 0);
}
const MOST_ALIKE = 5;
const SHOWN_OF_ALIKE = 3;
const SHOWN_OF_QUESTIONS = 20;
function causeOf(finding) {
    return 'message' in finding ? `${finding.severity} ${finding.code}` : caseOf(finding);
}
function caseOf({ code, args, severity }) {
    const words = _messages_js__WEBPACK_IMPORTED_MODULE_0__/* .WORDS */ .q9[code];
    return `${severity} ${code} ${words.case?.(args) ?? ''}`;
}
function condensed(diagnostics) {
    const all = diagnostics.map((finding) => ({ finding, more: 0 }));
    if (all.length <= MOST_ALIKE)
        return all;
    const hidden = new Set();
    for (const alike of (0,_core_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(all, ({ finding }) => causeOf(finding)).values()) {
        const isAsked = isQuestion(alike[0].finding);
        const [most, first] = isAsked ? [SHOWN_OF_QUESTIONS, SHOWN_OF_QUESTIONS] : [MOST_ALIKE, SHOWN_OF_ALIKE];
        if (alike.length <= most)
            continue;
        alike[first - 1].more = alike.length - first;
        for (const one of alike.slice(first))
            hidden.add(one);
    }
    return all.filter((one) => !hidden.has(one));
}
function isQuestion({ code }) {
    return code === 'possible-rename';
}
function errorsFirst(diagnostics) {
    const rank = ({ severity, code }) => {
        if (severity === 'error')
            return 0;
        if (code === 'system-released' || code === 'system-adopted')
            return 1;
        return severity === 'warning' ? 2 : 3;
    };
    return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
const MOST_SHOWN = 2000;
const SEVERITY_COLORS = { error: 'red', warning: 'yellow', notice: 'dim' };
function findingLines(diagnostics, style = {}) {
    const paint = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C2)(style.color ?? false);
    const left = diagnostics.length - MOST_SHOWN;
    const first = left > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
    const lines = condensed(first).flatMap(({ finding, more }, index) => [
        ...(index === 0 ? [] : ['']),
        ...findingBlock(finding, paint[SEVERITY_COLORS[finding.severity]], style),
        ...(more === 0 ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${MARGIN}and ${more} more like this. --json has all of them.`]),
    ]);
    return left > 0 ? [...lines, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${left} more finding(s) not shown.`] : lines;
}
function renderValidation(validation, { diagnostics = validation.diagnostics, ...style } = {}) {
    const lines = findingLines(diagnostics, style);
    return [...lines, ...(lines.length === 0 ? [] : ['']), (0,_summarize_js__WEBPACK_IMPORTED_MODULE_1__/* .validationLine */ .MB)(validation), ''].join('\n');
}
const MOST_OF_LEVEL = 10;
function annotations(diagnostics, folder) {
    const annotated = new Set();
    const all = [];
    for (const severity of SEVERITIES) {
        const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== 'hint-done');
        const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, MOST_OF_LEVEL - 1);
        for (const finding of first) {
            annotated.add(finding);
            const { code, message, path, line, column } = wordDiagnostic(finding);
            all.push({
                severity,
                message: visible(message),
                title: `${code}: ${WORDS[code].title}`,
                ...(path !== null && { file: visible(folder + path) }),
                ...(line !== null && { startLine: line }),
                ...(column !== null && { startColumn: column }),
            });
        }
        if (first.length === ofLevel.length)
            continue;
        const more = ofLevel.length - first.length;
        all.push({ severity, message: counted `${more} more ${severity}(s), in the log and the summary of this run.` });
    }
    return { annotations: all, unlisted: diagnostics.filter((finding) => !annotated.has(finding)) };
}
const MOST_ON_LINES = 500;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
function lineAnnotations(diagnostics, folder) {
    const located = errorsFirst(diagnostics).filter(({ at, code }) => at !== null && code !== 'hint-done');
    return located.slice(0, MOST_ON_LINES).map((finding) => {
        const { code, severity, message, path, line } = wordDiagnostic(finding);
        return {
            path: folder + (path ?? ''),
            start_line: line ?? 1,
            end_line: line ?? 1,
            annotation_level: LEVELS[severity],
            title: `${code}: ${WORDS[code].title}`,
            message,
        };
    });
}


/***/ }),

/***/ 139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TG: () => (/* binding */ FINDINGS),
/* harmony export */   q9: () => (/* binding */ WORDS),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6404);


function inWords(words, args, say) {
    return typeof words === 'string' ? withCode(words, say) : words(args, say);
}
function withCode(words, say) {
    return words.replace(/`([^`]+)`/g, (_, code) => say.code(code));
}
function didYouMean(near, say) {
    return near.length === 0 ? null : `Did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(near, 'or', say.name)}?`;
}
function hasNear({ near }) {
    return near.length > 0;
}
function yamlLine(key, value, say) {
    if (value.length > _text_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_SHOWN */ .Z7 || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(value))
        return null;
    return say.code(key === 'pattern' ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(value) : `${key}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(value)}`);
}
const FILES = {
    'no-inventory': {
        title: 'No inventory file was found.',
        help: 'To begin, run `cip-sync import`. If there are files, check `path` and `working-directory`. Inventory files end in `.yml` or `.yaml`.',
        text: ({ paths, folder }, say) => {
            const where = paths.length === 0 ? '' : ` in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(paths, 'or', say.name)}`;
            return `No inventory file was found${where}${folder === null ? '' : `, looked for in the folder ${say.name(folder)}`}.`;
        },
        remedy: ({ near }, say) => didYouMean(near, say) ??
            `To begin, run ${say.code('cip-sync import')}, or add a .yml or .yaml file there. If there are files elsewhere, correct ${say.input('path')}.`,
    },
    'empty-file': {
        title: 'The file holds no document.',
        text: 'The file holds no document.',
        remedy: 'Declare a cyber system in it, or remove the file.',
    },
    'unreadable-file': {
        title: 'The file cannot be read.',
        text: ({ reason }, say) => `The file cannot be read: ${reason === 'ENOENT' ? 'there is no such file' : say.reason(reason)}.`,
        remedy: 'Check that it is there and may be read.',
    },
    'symbolic-link': {
        title: 'The inventory contains a symbolic link.',
        text: 'This is a symbolic link, and links are not followed.',
        remedy: 'Put the file itself in its place.',
    },
    submodule: {
        title: 'The inventory contains a submodule.',
        text: 'This is a submodule or another repository, and neither is read.',
        remedy: (_, say) => `Keep its files in this repository, or narrow ${say.input('path')} so that it is left out.`,
    },
    'sparse-checkout': {
        title: 'A sparse checkout hides a file of the inventory.',
        help: 'Widen it: `git sparse-checkout add FOLDER`, or end it: `git sparse-checkout disable`.',
        text: 'The sparse checkout of this clone hides this file, so what it declares is not read.',
        remedy: ({ folder }, say) => `Widen it: ${say.code(`git sparse-checkout add ${folder}`)}, or end it: ${say.code('git sparse-checkout disable')}.`,
    },
    'lfs-pointer': {
        title: 'The file is a pointer of git LFS.',
        text: 'The file is a pointer of git LFS, not an inventory.',
        remedy: 'Keep inventory files in git itself: take them out of LFS with `git lfs untrack`.',
    },
    'file-too-large': {
        title: 'The file is too large.',
        help: 'At most 32 MiB of a file are read, about 500,000 assets. Give each cyber system a file of its own.',
        text: ({ bytes, limit }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `The file has ${bytes} byte(s), and at most ${limit} are read.`,
        remedy: ({ limit }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `Split it into files of at most ${limit} byte(s).`,
    },
    'not-utf8': {
        title: 'The file is not UTF-8 text.',
        help: 'Save it as UTF-8. From Latin-1: `iconv -f latin1 -t utf-8 old.yml > new.yml`.',
        text: ({ byte, encoding }, say) => byte === null
            ? `The file is ${encoding === null ? 'not UTF-8 text' : 'UTF-16 text, not UTF-8'}.`
            : `The file is not UTF-8 text: it holds the byte ${say.code(`0x${byte.toString(16).toUpperCase().padStart(2, '0')}`)}.`,
        remedy: ({ encoding }, say) => `Save it as UTF-8: in an editor, by ${say.code(`iconv -f ${encoding ?? 'CP1252'} -t UTF-8`)}, or on Windows in Notepad by Save as.`,
    },
    'merge-conflict': {
        title: 'A merge conflict is not resolved.',
        text: 'This is a mark of a merge conflict that nobody has resolved yet.',
        remedy: 'Keep what is meant, and remove the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
    },
};
const YAML_FAULTS = {
    'carriage-return': [
        'A carriage return without a line feed ends this line.',
        'In an editor, set the line ends of the file to LF, and save it.',
    ],
    'colon-without-space': ['There is no space after this colon.', 'Write `key: value`.'],
    'dash-without-space': ['There is no space after this dash.', 'Write `- key: value`.'],
    mark: [({ text }, say) => `${say.name(text)} cannot begin an unquoted value.`, 'Put the value in quotes.'],
    misaligned: [
        'This line is not indented like the lines above it.',
        'Line up the keys of one entry, and the dashes of one list.',
    ],
    'missing-comma': ['In brackets, a comma is missing before this.', 'Write the comma, or close the bracket.'],
    'no-colon': ['There is no colon after the key of this line.', 'Write `key: value`, or remove the line.'],
    'no-pair': [
        'This line or the one above it is not `key: value`.',
        'Write a colon and a space after each key, or remove what is neither a key nor a value.',
    ],
    'not-closed': [
        'A quote or bracket above is not closed, or what is in it is not indented.',
        'Close it. If it is closed, indent what is inside it, and the closing one.',
    ],
    other: [({ text }, say) => `This is not valid YAML: ${say.reason(text)}.`, 'Correct it here.'],
    'repeated-key': ['This key is repeated in one mapping.', 'Remove one of the two, or join them.'],
    'second-colon': [
        'An unquoted value cannot hold a colon and a space.',
        'Put the value in quotes. If another key starts there, write it on a line of its own.',
    ],
    'second-document': [
        'A second document starts here.',
        'A mapping of columns is one document: remove this line, and what does not belong to it.',
    ],
    'special-space': [
        'This is a special space character, such as a no-break space.',
        'Replace it by a plain space: it was copied from a document or a web page.',
    ],
    tab: ['There is a tab here.', 'Replace it by a space.'],
    'tab-indentation': ['This line is indented with a tab.', 'Indent with spaces.'],
    'text-after-end': [
        'There is text after a closing quote or bracket.',
        "Put the whole value in single quotes, and write each `'` in it twice.",
    ],
    'unknown-escape': [
        ({ text }, say) => `${say.code(text)} means nothing in double quotes.`,
        'Double the backslash, or write the value in single quotes.',
    ],
    unprintable: ['This character cannot be in a YAML file.', 'Remove it.'],
};
const YAML = {
    'yaml-syntax': {
        title: 'This is not valid YAML.',
        help: 'Look there and one line above for a tab, a colon without a space, or an open quote.',
        text: (args, say) => inWords(YAML_FAULTS[args.fault][0], args, say),
        remedy: ({ fault }, say) => `${withCode(YAML_FAULTS[fault][1], say)} Nothing of this file was read.`,
        case: ({ fault }) => fault,
    },
    'yaml-too-deep': {
        title: 'The YAML is nested too deep.',
        text: ({ limit }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `The YAML is nested more than ${limit} level(s) deep.`,
        remedy: 'Write the assets as one flat list under `assets`.',
    },
    'yaml-expansion': {
        title: 'Aliases expand to too much.',
        text: ({ limit }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `The aliases of this file expand to more than ${limit} node(s).`,
        remedy: 'Use fewer aliases: write the entries out, or split the file.',
    },
    'unknown-alias': {
        title: 'An alias has no anchor.',
        text: ({ alias }, say) => `The alias ${say.name(`*${alias}`)} has no anchor before it in this document.`,
        remedy: 'If it is text or a pattern, put it in quotes. If it is an alias, define its anchor above it.',
    },
    'unsupported-tag': {
        title: 'YAML tags are not supported.',
        text: ({ tag }, say) => `The tag ${say.name(tag)} is not supported.`,
        remedy: 'Remove the tag. If it is part of the text, put the whole value in quotes.',
    },
    'duplicate-key': {
        title: 'A key is repeated.',
        help: 'Often a dash is missing between two assets. Remove one key, or start a new asset with `- name:`.',
        text: ({ key }, say) => `The key ${say.name(key)} is repeated in one mapping.`,
        remedy: ({ key, first }, say) => `Remove one of the two${key === 'name' ? `, or start another asset with ${say.code('- name:')}` : ''}. The first is at ${say.place(first)}.`,
        case: ({ key }) => key === 'name',
    },
    'missing-document-start': {
        title: 'Two documents are joined without a line between them.',
        help: 'Write a line `---` above the second `cyber_system`. If it is the same system twice, remove it.',
        text: 'A second `cyber_system` starts here, in the middle of a document.',
        remedy: ({ first }, say) => `Begin a new document with a line ${say.code('---')} above it; the first starts at ${say.place(first)}. Or remove it, if it is the same system twice.`,
    },
    'ambiguous-yaml': {
        title: 'YAML readers disagree about the file.',
        text: 'YAML readers disagree about this file, so it cannot be rewritten safely.',
        remedy: 'Write it in plain block style, without stray marks (`...`, `?`) and without aliases of whole entries.',
    },
    'flow-style': {
        title: 'What an import would edit is in flow style.',
        text: 'This is in flow style, and an import edits block style only.',
        remedy: 'Run `cip-sync fmt`, which rewrites it, then import again.',
    },
    'comment-would-move': {
        title: 'A comment holds a character at which fmt would break it in two.',
        text: 'This comment holds a line or paragraph separator (U+2028 or U+2029), at which fmt would break it in two.',
        remedy: 'Write a space in place of that character.',
    },
};
const REQUIRED = new Set(['cyber_system', 'name']);
function writeOrRemove(key, say) {
    return `Write one, or remove ${key === 'pattern' ? 'the entry' : say.code(key)}.`;
}
const TYPES = '`asset_type: hardware` or `asset_type: software`';
const NO_ASSETS = '`assets: []` states that the system has none';
const MISSING = new Map([
    ['cyber_system', 'Add `cyber_system: "…"` with the name or id of the system.'],
    ['assets', `Add \`assets:\` with a list; ${NO_ASSETS}.`],
    ['name', 'Add `name: "…"` with the name of the asset.'],
    ['asset_type', `Add ${TYPES}.`],
]);
const NODES = new Map([
    ['document', 'a document'],
    ['asset', 'an asset'],
    ['key', 'a key'],
    ['mapping', 'a mapping of columns'],
    ['pattern', 'a pattern'],
]);
const VALUES = {
    boolean: 'true or false',
    date: 'a date or time',
    default: 'a default value',
    list: 'a list',
    mapping: 'a mapping',
    merge: 'a merge key',
    nothing: 'empty',
    null: 'null',
    number: 'a number',
    string: 'a string',
    cells: 'a string or a list of strings',
    character: 'a single character',
    columns: 'a header, a text with headers in braces, or a list of these',
    header: 'a line number or a list of headers',
};
const SHAPES = new Map([
    ['document', 'Write `cyber_system: "…"` and `assets:` with the list under it.'],
    ['asset', `Write \`- name: "…"\` with ${TYPES} under it.`],
    ['key', 'Write one of the keys of the format.'],
    ['mapping', 'Write `columns:` with lines such as `name: "Hostname"` under it.'],
    ['assets', `Write a list, each entry with a dash and a space: \`- name: "…"\`; ${NO_ASSETS}.`],
    ['asset_type', `Write ${TYPES}.`],
    ['columns', 'Write lines such as `name: "Hostname"` under it.'],
    ['defaults', 'Write lines such as `asset_type: hardware` under it.'],
    ['values', 'Write lines such as `Server: hardware` under it.'],
    ['only', 'Write lines such as `Class: Server` under it, each with the header of a column.'],
    ['skip', 'Write lines such as `Status: retired` under it, each with the header of a column.'],
    ['header', 'Write `header: 3`, or `header: [Name, Class]`.'],
    ['facilities', 'Write lines such as `CND: "Chinook Narrows Dam"` under it.'],
    ['systems', 'Write lines such as `EMS-1: "Alpha EMS"` under it.'],
    ['ignore', 'Write a list of names, such as `ignore: ["lab-*", spare-hmi]`.'],
    ['pattern', 'Write a name or a pattern, such as `"lab-*"`, for each entry.'],
    ['prune', 'Write `prune: true` or `prune: false`, without quotes.'],
]);
const KEYS = {
    'unknown-key': {
        title: 'A key is not one of the format.',
        help: 'Correct or remove it. A misspelled key would have no effect: `renamed_form` would delete and create.',
        text: ({ key, of }, say) => `${say.name(key)} is not a key of ${NODES.get(of) ?? say.code(of)}.`,
        remedy: ({ key, near, allowed }, say) => {
            if (near !== null && key.startsWith(`${near}:`))
                return `Write a space after the colon: ${say.code(`${near}: …`)}`;
            if (near !== null)
                return `Did you mean ${say.name(near)}?`;
            if (key === '<<')
                return 'Merge keys are not supported: write the keys out.';
            return `Remove it, or write one of ${allowed.map(say.code).join(', ')}.`;
        },
        case: ({ key, near }) => (near === null ? key === '<<' : 'near'),
    },
    'missing-key': {
        title: 'A required key is missing.',
        help: 'Add the key. If the system has no assets, write `assets: []`.',
        text: ({ key, of }, say) => `The ${of} has no key ${say.code(key)}.`,
        remedy: ({ key }, say) => withCode(MISSING.get(key) ?? 'Add the key.', say),
        case: ({ key }) => key,
    },
    'wrong-type': {
        title: 'A value has the wrong type.',
        help: 'Write the shape that the message shows.',
        text: ({ subject, expected, found }, say) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .upperFirst */ .Zb)(NODES.get(subject) ?? '') || say.code(subject)} must be ${VALUES[expected]}, and this is ${VALUES[found]}.`,
        remedy: ({ subject, found }, say) => {
            const isEmpty = subject === 'document' && (found === 'nothing' || found === 'null');
            const shape = isEmpty
                ? 'Write `cyber_system: "…"` and `assets:` here, or remove the line `---`.'
                : SHAPES.get(subject);
            return shape === undefined ? `Write ${say.code(`${subject}: "…"`)}` : withCode(shape, say);
        },
        case: ({ subject }) => subject,
    },
    'wrong-value': {
        title: 'A value is not one of those allowed.',
        help: 'For `asset_type`, write `hardware` (a device) or `software` (an application or operating system).',
        text: ({ key, value }, say) => `${say.code(key)} cannot be ${say.name(value)}.`,
        remedy: ({ near, allowed }, say) => near === null ? `Write ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(allowed, 'or', say.code)}.` : `Did you mean ${say.name(near)}?`,
        case: ({ near }) => near === null,
    },
    'unquoted-scalar': {
        title: 'A value without quotes is read as something other than a string.',
        help: 'Put the value in double quotes, or run `cip-sync fmt`. YAML reads `NO` as false and `0123` as a number.',
        text: ({ key, text, reads, meant }, say) => {
            if (text === '') {
                const part = meant?.startsWith('&') ? 'an anchor' : 'a comment';
                const cause = meant === null ? '' : `: ${say.code(meant.charAt(0))} starts ${part}`;
                return `${say.code(key)} has no value${cause}.`;
            }
            return `Without quotes, the ${say.code(key)} ${say.name(text)} is read as ${VALUES[reads]}, not as a string.`;
        },
        remedy: ({ key, text, meant }, say) => {
            const quoted = meant === null ? null : yamlLine(key, meant, say);
            if (quoted !== null)
                return `If it is meant as the value, quote it: ${quoted}`;
            if (text === '')
                return REQUIRED.has(key) ? 'Write one, in quotes.' : writeOrRemove(key, say);
            const line = yamlLine(key, text, say);
            return `Quote it, or let ${say.code('cip-sync fmt')} do it${line === null ? '.' : `: ${line}`}`;
        },
        case: ({ text, meant }) => (meant === null ? text === '' : 'meant'),
    },
};
const NAMES = {
    'empty-name': {
        title: 'A name is empty.',
        help: 'Write the name, or remove an optional key.',
        text: ({ key }, say) => `The ${say.code(key)} is empty.`,
        remedy: ({ key }, say) => (REQUIRED.has(key) ? 'Write one.' : writeOrRemove(key, say)),
        case: ({ key }) => key,
    },
    'padded-name': {
        title: 'A name starts or ends with white space.',
        help: 'Remove the white space. If the live name has it, pin the asset with its `id`: the plan then renames it.',
        text: ({ key, value }, say) => `The ${say.code(key)} ${say.name(value)} starts or ends with white space.`,
        remedy: ({ key, value }, say) => {
            const trimmed = (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPadding */ .gl)(value);
            const isShort = value.length <= _text_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_SHOWN */ .Z7 && trimmed !== '';
            return isShort ? `Write ${yamlLine(key, trimmed, say)}` : 'Remove the white space.';
        },
    },
    'control-character': {
        title: 'A name holds a control character.',
        help: 'Remove it. If the live name has it, pin the asset with its `id`.',
        text: ({ key, value, character }, say) => `The ${say.code(key)} ${say.name(value)} holds the control character ${say.code(character)}.`,
        remedy: ({ key }, say) => {
            if (key === 'name' || key === 'renamed_from')
                return `Remove it. If the name at the service holds it, pin the asset with ${say.code('id')}.`;
            if (key === 'external_id')
                return 'Remove it.';
            if (key === 'pattern')
                return `Write ${say.code('?')} in its place, which matches any character.`;
            return 'Remove it. If the name at the service holds it, write the id in its place.';
        },
        case: ({ key }) => key,
    },
    'invisible-character': {
        title: 'A name holds a character that cannot be seen.',
        text: ({ key, value, character }, say) => `The ${say.code(key)} ${say.name(value)} holds ${say.code(character)}, which cannot be seen.`,
        remedy: ({ key }) => (key === 'external_id' ? 'Remove it.' : 'Remove it, unless the name at the service holds it.'),
    },
    'look-alike-character': {
        title: 'A name holds a character that looks like another.',
        text: ({ key, value, character }, say) => `The ${say.code(key)} ${say.name(value)} holds ${say.code(character)}, which looks like a plain space or quote and is another character.`,
        remedy: 'Write the plain one, unless the name at the service holds it.',
    },
    'mixed-scripts': {
        title: 'A name mixes letters of two scripts.',
        help: 'Write all letters in one script, unless the name at the service mixes them.',
        text: ({ key, value, character }, say) => `The ${say.code(key)} ${say.name(value)} holds ${say.code(character)}, a letter of another script than the others, which may look like one of theirs.`,
        remedy: ({ key }) => key === 'external_id'
            ? 'Write all letters in one script.'
            : 'Write all letters in one script, unless the name at the service mixes them.',
    },
    'cut-off-value': {
        title: 'A value ends where a comment starts.',
        help: 'If the `#` is part of the value, put the value in quotes. If it starts a comment, write a space after it.',
        text: ({ key, value }, say) => `The ${say.code(key)} is ${say.name(value)}, because ${say.code('#')} after a space starts a comment.`,
        remedy: ({ key, whole }, say) => {
            const line = yamlLine(key, whole, say);
            const quote = line === null ? 'put the whole value in quotes' : `quote it: ${line}`;
            return `If ${say.code('#')} is part of the value, ${quote}. If it starts a comment, write a space after it.`;
        },
    },
    'value-too-long': {
        title: 'A value is too long.',
        help: 'Shorten it. An `external_id` has at most 200 characters.',
        text: ({ key, length, limit }, say) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `The ${say.code(key)} has ${length} character(s), and at most ${limit} are allowed.`,
        remedy: 'Shorten it.',
    },
    'ignored-but-declared': {
        title: 'An asset is declared and also ignored.',
        help: 'Remove the entry, or narrow the pattern under `ignore`.',
        text: ({ name, pattern }, say) => `The asset ${say.name(name)} is declared, and also ignored by ${say.name(pattern)} under ${say.code('ignore')}.`,
        remedy: ({ first }, say) => `Remove the entry, or the line under ${say.code('ignore')} at ${say.place(first)}.`,
    },
    'ignore-misses': {
        title: 'An ignore pattern misses live assets only by case or Unicode form.',
        help: 'Write the pattern as the service spells the names, or remove it. Case counts.',
        text: ({ pattern, name, count }, say) => {
            const others = count === 1 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) ` and ${count - 1} other asset(s)`;
            return `${say.name(pattern)} under ${say.code('ignore')} does not match ${say.name(name)}${others}, only because of upper and lower case or the Unicode form.`;
        },
        remedy: 'Write the pattern as the service spells the names, or remove it.',
    },
    'duplicate-system': {
        title: 'A cyber system is declared by two documents.',
        help: 'Put its assets into one document.',
        text: ({ name }, say) => `Another document declares the cyber system ${say.name(name)} already.`,
        remedy: ({ first }, say) => `Put its assets into one document. The first is at ${say.place(first)}.`,
    },
    'duplicate-asset': {
        title: 'An asset is declared twice in one cyber system.',
        help: 'Remove or rename one. If the service has both, write the `id` of each.',
        text: ({ name, first, inRows }, say) => {
            if (inRows === undefined)
                return `The asset ${say.name(name)} is declared twice in this cyber system.`;
            if (first.file.isTable !== true)
                return `The row has the name ${say.name(name)}, and an entry of this cyber system that stays has it, too.`;
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `Rows of one cyber system mean one asset, such as ${say.name(name)} (${inRows.rows} row(s), at lines ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(inRows.lines, 'and')}).`;
        },
        remedy: ({ first, inRows }, say) => {
            if (inRows === undefined)
                return `Remove or rename one. If the service has both, write the ${say.code('id')} of each. The first is at ${say.place(first)}.`;
            return first.file.isTable === true
                ? `Leave all but one out, or map a ${say.code('name')} that tells them apart.`
                : `Leave the row out, or rename one of the two. The entry is at ${say.place(first)}.`;
        },
        case: ({ first, inRows }) => `${inRows !== undefined} ${first.file.isTable}`,
    },
    'duplicate-name': {
        title: 'Several cyber systems declare an asset of the same name.',
        help: 'If the service wants names to be unique, rename all but one of each.',
        text: ({ names }, say) => names.length === 1
            ? `Several cyber systems declare an asset named ${say.name(names[0])}.`
            : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `Several cyber systems declare assets of the same ${names.length} name(s): ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(names, 'and', say.name)}.`,
        remedy: ({ first }, say) => `If the service wants names to be unique, rename all but one of each. The first is at ${say.place(first)}.`,
    },
    'duplicate-external-id': {
        title: 'Two assets have the same external id.',
        help: 'Correct one, or remove the entry that is a copy.',
        text: ({ id }, say) => `Another asset has the ${say.code('external_id')} ${say.name(id)} too.`,
        remedy: ({ first }, say) => `Correct one of the two, or remove the entry that is a copy. The first is at ${say.place(first)}.`,
    },
    'similar-name': {
        title: 'Two names differ only in case, white space or Unicode form.',
        help: 'If they are one asset, remove one. Otherwise choose names that people can tell apart.',
        text: ({ name, other }, say) => `${say.name(name)} differs from ${say.name(other)} only in case, white space or Unicode form.`,
        remedy: ({ first }, say) => `If they are one asset, remove one. Otherwise choose names that people can tell apart. The other is at ${say.place(first)}.`,
    },
};
const SYSTEMS = {
    'unknown-cyber-system': {
        title: 'The organization has no such cyber system.',
        help: 'Copy the name or the id from `cip-sync systems`. A new system has to be created in the application first.',
        text: ({ name }, say) => `The organization has no cyber system ${say.name(name)}.`,
        remedy: ({ near }, say) => didYouMean(near, say) ??
            `Write the name or the id of one that ${say.code('cip-sync systems')} lists. This tool cannot create cyber systems.`,
        case: hasNear,
    },
    'ambiguous-cyber-system': {
        title: 'Several cyber systems have this name.',
        help: 'Add its `facility`, or write its id (`cs_…`) in place of the name.',
        text: ({ name, systems, inRows }, say) => {
            const which = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(systems, 'and', ({ id, site }) => {
                return `${say.id(id)}${site === null ? '' : ` (${say.name(site.name)})`}`;
            });
            const rows = inRows === undefined ? '' : whichRows(inRows.rows, inRows.lines);
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${systems.length} cyber system(s) are named ${say.name(name)}${rows}: ${which}.`;
        },
        remedy: ({ takesFacility, inRows }, say) => inRows !== undefined && takesFacility
            ? `Map ${say.code('facility')} to the column that names the site, and fill it in.`
            : `Write the id of the one you mean${takesFacility ? `, or add its ${say.code('facility')}` : ''}.`,
        case: ({ takesFacility }) => takesFacility,
    },
    'facility-mismatch': {
        title: 'The cyber system is not in that facility.',
        help: 'Correct or remove `facility`.',
        text: ({ facility, system, facilities, inRows }, say) => {
            const home = facilities.length === 0 ? 'it is in none' : `it is in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(facilities, 'and', say.name)}`;
            const rows = inRows === undefined ? '' : whichRows(inRows.rows, inRows.lines);
            return `The cyber system ${say.name(system.name)} is not in the facility ${say.name(facility)}${rows}; ${home}.`;
        },
        remedy: ({ facilities, near, inRows }, say) => {
            if (inRows !== undefined) {
                const fitting = near.filter((name) => facilities.includes(name));
                const map = `Correct the rows, or say in ${say.code('systems')} or ${say.code('facilities')} of the mapping what they mean.`;
                return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([didYouMean(fitting, say) ?? '', map], ' ');
            }
            const [home, another] = facilities;
            const line = home === undefined || another !== undefined ? null : yamlLine('facility', home, say);
            if (line !== null)
                return `Write ${line}`;
            const fitting = near.filter((name) => facilities.includes(name));
            return didYouMean(fitting, say) ?? `Correct ${say.code('facility')}, or remove it.`;
        },
        case: hasNear,
    },
};
const MATCHING = {
    'unknown-asset-id': {
        title: 'No asset at the service has this id.',
        text: ({ id, inRows }, say) => `No asset at the service has the id ${say.id(id)}${inRows === undefined || inRows.rows === 1 ? '' : `; nor have others${whichRows(inRows.rows, inRows.lines)}`}.`,
        remedy: ({ inRows }, say) => withCode(inRows === undefined
            ? 'Correct it, or remove `id` to create the asset; the service chooses new ids.'
            : 'Map `id` to the column with the ids of the service (`ca_…`), or leave it out of the mapping.', say),
        case: ({ inRows }) => inRows === undefined,
    },
    'duplicate-id': {
        title: 'Two assets have the same id.',
        help: 'Correct one, or remove `id` from the asset to create.',
        text: ({ id }, say) => `Two assets have the id ${say.id(id)}.`,
        remedy: ({ first }, say) => `Correct one of the two. The first is at ${say.place(first)}.`,
    },
    'rename-conflict': {
        title: 'A rename or move is not clear, and one asset would be lost.',
        help: 'Pin the asset that you mean with its `id`, without other hints. To swap two names, pin both.',
        text: ({ name, source, reason, assets, swap }, say) => {
            if (reason === 'shared-source')
                return `${say.name(source)} is named as the source of ${say.name(name)} and of another asset, and can become only one.`;
            return swap === null
                ? `The file says that ${say.name(name)} comes from ${say.name(source)}, but several live assets match (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(assets, 'and', (one) => `${say.id(one.id)} is now ${say.name(one.name)}`)}), and one would be lost.`
                : `${say.name(source)} and ${say.name(name)} name each other as their source. Both names are live before and after such a swap, so it needs ids.`;
        },
        remedy: ({ reason, assets, swap }, say) => {
            if (reason === 'shared-source')
                return `Keep ${say.code('renamed_from')} or ${say.code('moved_from')} at only one of them.`;
            return swap === null
                ? (pin(assets, say) ?? `Let only one asset name a source, and pin the others with ${say.code('id')}.`)
                : finished(swap, say);
        },
        case: ({ reason, swap }) => `${reason} ${swap !== null}`,
    },
    'rename-source-missing': {
        title: 'The asset that a rename or move starts from is not there.',
        help: 'Correct `renamed_from` or `moved_from`, or remove them to create the asset.',
        text: ({ name, source, system, now }, say) => {
            const gone = `The file says that ${say.name(name)} comes from ${say.name(source)} in ${say.system(system)}, where no such asset is left.`;
            if (now === null)
                return gone;
            return `${gone} That asset was ${say.id(now.id)}, which is now called ${say.name(now.name)} in ${say.system(now.system)}.`;
        },
        remedy: ({ source, near, now }, say) => {
            if (now !== null) {
                const line = yamlLine('id', now.id, say) ?? say.code('id');
                return `If it is the asset you mean, write ${line} in place of the hint.`;
            }
            const [first] = near;
            if (first !== undefined && first.name.normalize('NFC') === source.normalize('NFC')) {
                const line = yamlLine('id', first.id, say) ?? say.code('id');
                return `${say.id(first.id)} has a name that looks the same and is written with other characters. If it is the asset you mean, write ${line} in place of the hint.`;
            }
            const names = near.map((one) => one.name);
            const other = withCode('Correct `renamed_from` or `moved_from`, or remove them to create the asset.', say);
            return didYouMean(names, say) ?? other;
        },
        case: ({ near, now }) => `${now !== null} ${near.length > 0}`,
    },
    'ambiguous-asset': {
        title: 'Several live assets have this name in this cyber system.',
        help: 'Pin the one that you mean with its `id`. Declare the others with their ids, or `prune` deletes them.',
        text: ({ name, system, ids }, say) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${ids.length} asset(s) in ${say.system(system)} are named ${say.name(name)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(ids, 'and', say.id)}.`,
        remedy: ({ ids }, say) => pin(ids.map((id) => ({ id })), say) ?? `Pin the one you mean with ${say.code('id')}.`,
    },
    'identity-kept': {
        title: 'An asset keeps its id, because the files named it otherwise before.',
        help: 'Nothing, if it is one asset. Otherwise delete the old one first, in a pull request of its own.',
        text: ({ name, id, before, system, reason }, say) => {
            const sign = reason === 'external-id'
                ? `it has the ${say.code('external_id')} of that asset`
                : 'the files undo the rename or move of that asset';
            return `${say.name(name)} is ${say.name(before)} (${say.id(id)}) in ${say.system(system)} and keeps its id, because ${sign}.`;
        },
        remedy: 'If they are two assets, delete the old one first, in a pull request of its own.',
    },
    'hint-done': {
        title: 'A hint is done, or names its own entry, so it can be removed.',
        help: 'Remove the hint when you next edit the file.',
        text: ({ name, keys, isOwnPlace }, say) => {
            const hints = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(keys, 'and', say.code);
            if (!isOwnPlace)
                return `What ${hints} asked for is done: ${say.name(name)} is there already.`;
            const own = keys.map((key) => (key === 'renamed_from' ? 'name' : 'cyber system'));
            return `${say.name(name)} gives its own ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(own, 'and')} in ${hints}, which changes nothing.`;
        },
        remedy: ({ keys }, say) => `Remove ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(keys, 'and', say.code)}.`,
    },
    'ambiguous-move': {
        title: 'An asset may have moved here, but that is not clear.',
        help: 'Pin the asset that moved with its `id`. Otherwise the plan creates a new asset and deletes the old one.',
        text: ({ name, assets, isRetyped }, say) => {
            const doubt = isRetyped ? ' and got another type' : ', but several assets can be meant';
            const from = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(assets, 'and', ({ id, system }) => `${say.id(id)} in ${say.system(system)}`);
            return `${say.name(name)} may have moved here${doubt} (${from}). The plan does not move it.`;
        },
        remedy: ({ assets }, say) => pin(assets, say) ?? `To move one, and keep its id, pin it with ${say.code('id')}.`,
    },
};
const PLANS = {
    'name-in-use': {
        title: 'An asset to create has the name of one in a cyber system that no file declares.',
        help: 'If they are one asset, add the `moved_from` line of the message.',
        text: ({ name, system }, say) => `${say.name(name)} is to be created, and an asset of that name is in ${say.systemAndId(system)}, which no file declares.`,
        remedy: ({ id, system, reference }, say) => {
            const line = reference === null
                ? yamlLine('id', id, say)
                : (yamlLine('moved_from', reference, say) ?? yamlLine('moved_from', system.id, say));
            return `If they are one asset, add ${line ?? `${say.code('moved_from')} with the cyber system it is in.`}`;
        },
    },
    'possible-rename': {
        title: 'A create looks like a rename.',
        help: 'If it is one asset, add the line of the message. It keeps its id and its history.',
        text: ({ from, to, id, system, kind }, say) => {
            const [gone, made] = {
                deleted: ['would be deleted', 'created'],
                drift: ['is live but in no file', 'is in a file but not live'],
                undeclared: ['is live but in no file', 'would be created'],
            }[kind];
            return `${say.loud('Is this a rename?')} In ${say.system(system)},${say.space}${say.name(from)} (${say.id(id)}) ${gone} and${say.space}${say.name(to)} ${made}.`;
        },
        remedy: ({ from, to, id, kind }, say) => {
            const { code, name } = say;
            if (kind === 'drift') {
                const line = yamlLine('name', from, say) ?? 'its name at the service';
                return `If so, take the new name into the file: write ${line} in place of ${name(to)}, or run ${code('cip-sync import --update')} on a new branch from the default branch.`;
            }
            const line = yamlLine('renamed_from', from, say) ?? yamlLine('id', id, say);
            return `If so, keep the id and its history: add${say.space}${line ?? code('renamed_from')}`;
        },
        case: ({ kind }) => kind,
    },
    'swap-name-taken': {
        title: 'Assets that trade names need a temporary name, and an asset has it.',
        help: 'Rename that asset first, in a pull request of its own.',
        text: ({ name, holder, id, system }, say) => `To trade names, the asset that becomes ${say.name(name)} is called ${say.name(holder)} for a moment, and ${say.id(id)} in ${say.system(system)} has that name.`,
        remedy: ({ id }, say) => `Rename ${say.id(id)} first, in a pull request of its own.`,
    },
    'system-adopted': {
        title: 'A cyber system is declared for the first time.',
        help: 'Add the undeclared assets that the plan lists. They stay, but write `prune: false` to keep them later, too.',
        text: ({ system }, say) => `The cyber system ${say.systemAndId(system)} is declared for the first time.`,
        remedy: ({ count }, say) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${count} undeclared asset(s) in it (is|are) left alone; write ${say.code('prune: true')} to delete what is not declared.`,
    },
    'system-released': {
        title: 'A cyber system is no longer declared.',
        help: 'Nothing, if its assets should stay as they are. To delete them, declare it with `assets: []`.',
        text: ({ system }, say) => `The cyber system ${say.systemAndId(system)} is no longer declared.`,
        remedy: ({ count }, say) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${count} asset(s) in it (stays as it is|stay as they are); to delete (it|them), declare the system with ${say.code('assets: []')} instead.`,
    },
    'impact-rating-differs': {
        title: 'The service has another impact rating than the file declares.',
        help: 'Correct the rating in the application, or `impact_rating` in the file. This tool never changes a rating.',
        text: ({ system, declared, live }, say) => {
            const now = live === null ? 'the service has none' : `the service has ${say.name(live)}`;
            return `The impact rating of ${say.systemAndId({ ...system, impactRating: null })} is declared as ${say.name(declared)}, and ${now}.`;
        },
        remedy: 'Correct it in the application, or correct `impact_rating` here. It decides what applies to each asset of the system.',
    },
    'impact-rating-unchecked': {
        title: 'Impact ratings are declared and not compared.',
        help: 'Set `impact-rating-field` to the field of a cyber system that has its rating.',
        text: ({ count }, say) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${count} document(s) (declares|declare) ${say.code('impact_rating')}, and nothing says which field of the service to compare it with.`,
        remedy: (_, say) => `Set ${say.input('impact-rating-field')} to that field.`,
    },
    'unknown-field': {
        title: 'No cyber system has the field that an input names.',
        help: 'Correct the input, or remove it.',
        text: ({ input, field }, say) => `No cyber system has the field ${say.name(field)}, which ${say.input(input)} names.`,
        remedy: ({ near, input }, say) => didYouMean(near, say) ?? `Correct ${say.input(input)}, or remove it; it only shows what the field holds.`,
    },
    'base-document-skipped': {
        title: 'A document of an earlier inventory counts as absent.',
        text: ({ base, code }, say) => `In the ${say.code(base)} inventory, from an earlier commit, this document counts as absent, since it is not valid now (${say.code(code)}).`,
        remedy: 'You need not do anything. Its changes are shown as if these files asked for them.',
    },
};
const MOST_PINS = 3;
function pin(assets, say) {
    if (assets.length > MOST_PINS)
        return null;
    const lines = assets.flatMap(({ id }) => yamlLine('id', id, say) ?? []);
    return lines.length === 0 ? null : `Pin the one you mean: add ${lines.join(' or ')}`;
}
function finished({ first, entries }, say) {
    const where = `the first, at ${say.place(first)},`;
    if (entries.some(({ name }) => name.length > _text_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_SHOWN */ .Z7))
        return `Write ${say.code('id')} in place of the hints, in ${where} and here.`;
    const [one, other] = entries.map(({ name, assetType, id, externalId }) => {
        const number = externalId === null ? '' : `, external_id: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(externalId)}`;
        return say.code(`- {name: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(name)}, asset_type: ${assetType}, id: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(id)}${number}}`);
    });
    return `Write ${where} as ${one} and this one as ${other}`;
}
const NO_CSV = {
    workbook: 'The file is a workbook, as Excel and other spreadsheets keep it (.xlsx, .xls), not CSV.',
    'utf-16': 'The file is UTF-16, or is not text.',
    'utf-32': 'The file is UTF-32.',
    markup: 'The file is HTML or XML, whatever its name says, not CSV.',
    zero: 'There is a zero byte here, which text does not have. The file is damaged.',
    other: 'From here on the file is not UTF-8.',
};
const QUOTE_IT = 'Put the whole cell in quotes, and double each quote in it.';
const FAULTS = new Map([
    ['quote-open', ['a quote is opened and never closed', 'Close it.']],
    ['text-after-quote', ['there is text behind a closing quote', QUOTE_IT]],
    ['quote-inside', ['there is a quote inside a cell that does not start with one', QUOTE_IT]],
]);
const ANY_FAULT = ['it cannot be read', 'Compare it with the rows above.'];
const SIMPLE_KEY = /^[A-Za-z][\w /-]{0,60}(?<! )$/;
function mappingLine(part, key, value) {
    return `${part}: {${SIMPLE_KEY.test(key) ? key : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(key)}: ${value}}`;
}
function whichRows(rows, lines) {
    return rows === 1 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) ` (${rows} row(s), at lines ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(lines, 'and')})`;
}
const ODD_NAMES = {
    formula: 'is a formula of a spreadsheet, not its result',
    placeholder: 'says that there is none',
    bullet: 'has a bullet in it',
    spoiled: 'looks like a number, a date or a value that a spreadsheet made of a text',
    address: 'is an address, which can go to another device',
};
const IMPORTS = {
    'csv-encoding': {
        title: 'The file is not CSV in UTF-8.',
        help: 'Save it as "CSV UTF-8". A workbook, HTML and UTF-16 are not read.',
        text: ({ kind }) => NO_CSV[kind],
        remedy: ({ kind }, say) => {
            if (kind === 'zero')
                return 'Export it again.';
            if (kind === 'workbook' || kind === 'markup')
                return `${kind === 'markup' ? 'If it is a page that asks you to sign in, correct the token of the download. ' : ''}Open it in the spreadsheet, choose File, Save As, and the type "CSV UTF-8 (Comma delimited)"; then import that file.`;
            const [from, hint] = kind === 'other' ? ['ENCODING', ' from the encoding of the program that wrote it'] : [kind, ''];
            return `Save it as "CSV UTF-8", or convert it${hint}: ${say.code(`iconv -f ${from.toUpperCase()} -t UTF-8 old.csv > new.csv`)}`;
        },
    },
    'csv-empty': {
        title: 'No row is left to import.',
        help: 'Export it again, or compare `only` and `skip` with the cells of their columns.',
        text: ({ leftOut }, say) => leftOut === 0
            ? 'The file has no row below its header.'
            : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `The mapping leaves out all of its ${leftOut} row(s), by ${say.code('only')} and ${say.code('skip')}.`,
        remedy: ({ leftOut }) => leftOut === 0
            ? 'Export it again, with a header and at least one row.'
            : 'Compare both with the cells of their columns.',
    },
    'csv-syntax': {
        title: 'The row breaks the quoting rules of CSV.',
        help: 'Put the whole cell in quotes, and double each quote in it. Nothing below was read.',
        text: ({ reason }) => `The row breaks the quoting rules of CSV: ${(FAULTS.get(reason) ?? ANY_FAULT)[0]}.`,
        remedy: ({ reason }) => `${(FAULTS.get(reason) ?? ANY_FAULT)[1]} Nothing below was read.`,
    },
    'csv-row-length': {
        title: 'The row has another number of cells than the header.',
        text: ({ cells, columns, rows, lines }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `The row has ${cells} cell(s), and the header has ${String(columns)}${rows === 1 ? '' : `; so do others${whichRows(rows, lines)}`}.`,
        remedy: 'Put cells that hold a separator or a line break in quotes, and fill up rows that are too short.',
    },
    'csv-missing-column': {
        title: 'A column is not in the header.',
        help: 'Name it in `columns` of the mapping, or give one value for all in `defaults`.',
        text: ({ column, key, header }, say) => {
            const content = header.length === 0 ? 'is empty' : `has ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(header, 'and', say.name)}`;
            const isRule = key === 'skip' || key === 'only';
            const where = isRule ? `as ${say.code(key)} says` : `where ${say.code(key)} should be`;
            return `No column is named ${say.name(column)}, ${where}; the header ${content}.`;
        },
        remedy: ({ key, column: wanted, near, header }, say) => {
            const isNamed = key !== wanted;
            const column = `name the column in the mapping, ${say.code(`columns: {${key}: HEADER}`)}`;
            if (near.length === 0 && header.length === 1) {
                const separator = /[,;\t|^~]/.exec(header[0])?.[0] ?? '|';
                return `The header is one cell. If another line is the headers, write its number in the mapping, ${say.code('header: 3')}. If another character separates the cells, write it there, ${say.code(`delimiter: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(separator)}`)}.`;
            }
            if (key === 'skip' || key === 'only') {
                return didYouMean(near, say) ?? `Write ${say.code(key)} with a column of the header.`;
            }
            const other = key === 'name' ? '' : `, or one value for all, ${say.code(`defaults: {${key}: TEXT}`)}`;
            return (isNamed ? didYouMean(near, say) : null) ?? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .upperFirst */ .Zb)(column)}${other}.`;
        },
        case: hasNear,
    },
    'csv-header-line': {
        title: 'There are lines above the headers of the export.',
        help: 'Write the line of the headers in the mapping: `header: 3`.',
        text: ({ line, header }, say) => `This line is not the headers. Line ${line} looks like them: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(header.filter((cell) => cell !== ''), 'and', say.name)}.`,
        remedy: ({ line }, say) => `If it is, write in the mapping: ${say.code(`header: ${line}`)}`,
    },
    'csv-odd-row': {
        title: 'A row is not an asset, or the headers look like one.',
        help: 'If the file has no headers, write them in the mapping: `header: [Name, Class]`.',
        text: ({ kind, value, rows, lines }, say) => ({
            header: `The row repeats the headers${whichRows(rows, lines)}, and is left out.`,
            total: `The row looks like a total${whichRows(rows, lines)}, and is left out.`,
            data: `The headers look like a row of data: ${say.name(value)} is like the cells below it.`,
            single: `The row has only the cell ${say.name(value)}${whichRows(rows, lines)}, and is probably no asset.`,
        })[kind],
        remedy: ({ kind, column, value }, say) => {
            if (kind === 'single')
                return `Leave it out in the mapping, ${say.code(mappingLine('skip', column, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(value)))}, with ${say.code('*')} for what changes, or fill in its cells.`;
            return kind === 'data'
                ? `If the file has no headers, write them in the mapping, in the order of the columns: ${say.code('header: [Name, Class]')}`
                : 'You need not do anything.';
        },
        case: ({ kind }) => kind,
    },
    'csv-alike': {
        title: 'Rows without a number are the same in every mapped column.',
        help: 'Map a name that tells the rows apart, and `external_id` to a column that has each value once.',
        text: ({ name, columns, rows, lines }, say) => `Nothing that the mapping reads tells these rows apart${whichRows(rows, lines)}, such as those of ${say.name(name)}${columns.length === 0 ? '' : `, which differ in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(columns, 'and', say.name)}`}.`,
        remedy: ({ numbers, longer }, say) => {
            if (longer.length === 0)
                return 'Add a column to the export that has each value once, and map it.';
            const name = say.code(mappingLine('columns', 'name', (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlList */ .gm)(longer)));
            const number = numbers.map((one) => say.code(mappingLine('columns', 'external_id', (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(one))));
            const too = number.length === 0 ? '' : `. Map their number, too, such as ${number[0]}`;
            return `Names are unique in a cyber system. Map one that tells the rows apart, such as ${name}${too}`;
        },
        case: ({ numbers, longer }) => `${numbers.length > 0} ${longer.length > 0}`,
    },
    'csv-repeated-number': {
        title: 'Rows share a number that should be theirs only.',
        help: 'Map the field to a column that has each value once, or correct the rows.',
        text: ({ field, column, value, rows, lines }, say) => `Several rows have one ${say.code(field)}, such as ${say.name(value)} in ${say.name(column)}${whichRows(rows, lines)}.`,
        remedy: ({ field, rows, of }, say) => `${rows * 2 > of ? 'This is probably not the column of the numbers: map' : 'Correct the rows, or map'} ${say.code(field)} to one that has each value once.`,
        case: ({ rows, of }) => rows * 2 > of,
    },
    'csv-ambiguous-column': {
        title: 'Several columns have the same header.',
        text: ({ column, count }, say) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${count} column(s) are named ${say.name(column)}.`,
        remedy: 'Rename all but the one that is meant.',
    },
    'csv-empty-cell': {
        title: 'Rows lack a name, a cyber system or a number.',
        help: 'Fill it in, or leave such rows out in the mapping: `skip: {Name: ""}`.',
        text: ({ field, columns, isPart, rows, lines }, say) => `The ${say.code(field)} is empty${isPart ? `, because ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(columns, 'and', say.name)} ${columns.length === 1 ? 'is' : 'are'}` : ''}${whichRows(rows, lines)}.`,
        remedy: ({ field, columns, of, rows }, say) => {
            const merged = rows * 2 > of && field !== 'name' ? ' In a merged cell, only the first row has the text.' : '';
            return columns.length === 1 && merged === ''
                ? `Fill it in, or leave such rows out in the mapping: ${say.code(mappingLine('skip', columns[0], '""'))}`
                : `Fill it in.${merged}`;
        },
        case: ({ columns }) => columns.join('\0'),
    },
    'csv-unmet-word': {
        title: 'No cell meets a word of the mapping.',
        help: 'Correct the word, or remove it.',
        text: ({ part, column, word }, say) => `No cell${column === '' ? '' : ` of ${say.name(column)}`} meets ${say.name(word)} in ${say.code(part)} of the mapping.`,
        remedy: ({ near }, say) => didYouMean(near, say),
    },
    'csv-unknown-type': {
        title: 'An asset type is neither hardware nor software.',
        help: 'Say in `values` of the mapping what each class is.',
        text: ({ value, rows, lines }, say) => {
            const where = whichRows(rows, lines);
            if (value === '')
                return `The asset type is empty${where}.`;
            return `The asset type ${say.name(value)} is neither hardware nor software${where}.`;
        },
        remedy: ({ value, column, near }, say) => {
            if (value === '') {
                const skip = column === null ? '' : `, or leave such rows out: ${say.code(mappingLine('skip', column, '""'))}`;
                return `Fill it in, or say in the mapping ${say.code('defaults: {asset_type: hardware}')} or ${say.code('software')}${skip}`;
            }
            const line = `Say what it is in the mapping: ${say.code(mappingLine('values', value, 'hardware'))} or ${say.code('software')}`;
            return didYouMean(near, say) ?? line;
        },
        case: ({ value, near }) => (value === '' ? 'empty' : near.length > 0),
    },
    'csv-unknown-system': {
        title: 'The organization has no such cyber system.',
        help: 'Correct the rows, or map the name in `systems` of the mapping. Leave out others with `skip` or `only`.',
        text: ({ name, rows, lines }, say) => `The organization has no cyber system ${say.name(name)}${whichRows(rows, lines)}.`,
        remedy: ({ name, column, near }, say) => {
            const skip = say.code(column === null ? 'skip' : mappingLine('skip', column, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlString */ .lJ)(name)));
            const others = `Correct the rows, say in ${say.code('systems')} of the mapping which cyber system is meant, or leave such rows out with ${say.code('only')} or ${skip}`;
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([didYouMean(near, say) ?? '', others], ' ');
        },
        case: hasNear,
    },
    'csv-unknown-facility': {
        title: 'The organization has no such facility.',
        help: 'Map it in `facilities` of the mapping: to a facility, or to `null` if it is none.',
        text: ({ name, rows, lines }, say) => `The organization has no facility ${say.name(name)}${whichRows(rows, lines)}.`,
        remedy: ({ name, near, all }, say) => {
            const some = all.slice(0, 10).map(say.name);
            if (all.length > some.length)
                some.push((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${all.length - some.length} more`);
            const choice = all.length === 0 ? '' : `Map it to one of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(some, 'or')}.`;
            const none = `If it is of no facility, say so in the mapping: ${say.code(mappingLine('facilities', name, 'null'))}`;
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([didYouMean(near, say) ?? choice, none], ' ');
        },
    },
    'csv-differs': {
        title: 'The inventory and a row declare an asset differently.',
        help: 'Correct the file or the CMDB. With `--update`, the file follows.',
        text: ({ name, declared, system }, say) => `The inventory declares ${say.name(name)} as ${say.code(declared)} in ${say.system(system)} already, and this row says something else. The inventory stays as it is.`,
        remedy: ({ first }, say) => `Correct one of the two; the entry is at ${say.place(first)}.`,
    },
    'csv-odd-name': {
        title: 'A cell does not look like the name or the number of an asset.',
        help: 'Correct the row, or leave it out. Otherwise the asset gets this name or number.',
        text: ({ field, value, kind, rows, lines }, say) => `The ${say.code(field)} ${say.name(value)} ${ODD_NAMES[kind]}${rows === 1 ? '' : `; so do others${whichRows(rows, lines)}`}.`,
        remedy: ({ field }) => `Correct the row, or leave it out. Otherwise the asset gets this ${field === 'name' ? 'name' : 'number'}.`,
        case: ({ field }) => field,
    },
    'csv-replaced': {
        title: 'A device was replaced.',
        text: ({ name, before, after, rows, lines }, say) => `In the export, ${say.name(name)} has the number ${say.name(after)} in place of ${say.name(before)}, which no row has any more${rows === 1 ? '' : `; so it is with others${whichRows(rows, lines)}`}. The device was replaced, and its asset stays the same.`,
        remedy: 'If it is another asset, give it another name in the CMDB.',
    },
    'csv-row-number': {
        title: 'The column of external_id looks like a row number.',
        text: ({ column }, say) => `The cells of ${say.name(column)} read 1, 2, 3 down the rows, as row numbers do. A row number goes to another asset when a row above it goes.`,
        remedy: 'If the CMDB itself gives and keeps these numbers, you need not do anything. Otherwise map `external_id` to a column whose values stay with their assets, such as a serial number, or leave it out.',
    },
    'csv-shifted-number': {
        title: 'Rows have the number of one entry and the name of another.',
        help: 'Map `external_id` to a column whose values stay with their assets, such as a serial number.',
        text: ({ name, number, other, of, rows, lines }, say) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${rows} of ${String(of)} rows (has|have) the number of one entry and the name of another, at line(s) ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(lines, 'and')}. ${say.name(name)} has ${say.name(number)} here, and ${say.name(other)} in its entry.`,
        remedy: ({ column }, say) => `If the values of ${say.name(column)} went to other rows, map ${say.code('external_id')} to a column whose values stay with their assets, such as a serial number, or leave it out. If the assets were really renamed so, first write their new names into the files.`,
    },
    'csv-system-not-named': {
        title: 'The export leaves out cyber systems that files declare.',
        text: ({ systems, entries }, say) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `No row names ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(systems, 'and', say.system)}; ${entries} (entry is left as it is|entries are left as they are).`,
        remedy: 'If the export has all systems, add `--all-systems`: it removes the entries of these.',
    },
    'undeclarable-asset': {
        title: 'No file can declare this asset.',
        text: ({ name, id, system }, say) => {
            const cause = name === '' ? 'has no name' : 'shares its name, and no file can hold its id';
            return `The asset ${say.id(id)} of ${say.system(system)} ${cause}.`;
        },
        remedy: 'Give it a name of its own in the application, and run this again.',
    },
    'renamed-by-hand': {
        title: 'An asset may have been renamed by hand.',
        text: ({ from, to, id, system }, say) => `${say.name(from)} of ${say.system(system)} is declared and not live, and ${say.name(to)} (${say.id(id)}) was live and not declared. Now both are declared, and a plan would create ${say.name(from)}.`,
        remedy: 'If they are one asset, take these edits back and run `cip-sync import --update`.',
    },
};
const FINDINGS = {
    Files: FILES,
    YAML,
    'Keys and values': KEYS,
    Names: NAMES,
    'Cyber systems': SYSTEMS,
    'Which live asset is meant': MATCHING,
    'What a plan means': PLANS,
    Imports: IMPORTS,
};
const WORDS = { ...FILES, ...YAML, ...KEYS, ...NAMES, ...SYSTEMS, ...MATCHING, ...PLANS, ...IMPORTS };


/***/ }),

/***/ 1758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ bySystem),
/* harmony export */   FK: () => (/* binding */ CHANGE_COLUMNS),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   II: () => (/* binding */ setRowText),
/* harmony export */   L_: () => (/* binding */ changeRow),
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   QJ: () => (/* binding */ siteAndName),
/* harmony export */   Yc: () => (/* binding */ sitesOf),
/* harmony export */   fW: () => (/* binding */ setParts),
/* harmony export */   fz: () => (/* binding */ compareRows),
/* harmony export */   g: () => (/* binding */ inReadingOrder),
/* harmony export */   jt: () => (/* binding */ planPage),
/* harmony export */   lO: () => (/* binding */ commaJoined),
/* harmony export */   vk: () => (/* binding */ driftCount),
/* harmony export */   w5: () => (/* binding */ declarationsBySystem)
/* harmony export */ });
/* unused harmony export driftSection */
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);
/* harmony import */ var _core_compare_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3444);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1968);
/* harmony import */ var _core_names_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6599);
/* harmony import */ var _core_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9851);
/* harmony import */ var _core_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5388);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6404);







const CHANGE_COLUMNS = ['Cyber system', 'Asset', 'Change', 'Id', 'Line'];
const KINDS = ['delete', 'move', 'rename', 'retype', 'create'];
const LONG = 25;
const MERGED = 'Merged, but not applied yet.';
function planPage(plan, verb = 'plan', approves = true) {
    const executed = inReadingOrder(plan.toExecute);
    const deletes = executed.filter(({ action }) => action === 'delete');
    const others = executed.filter(({ action }) => action !== 'delete');
    const asked = others.filter(({ origin }) => origin === 'inventory');
    const moves = asked.filter((change) => kindOf(change) === 'move');
    const updates = asked.filter((change) => ['rename', 'retype'].includes(kindOf(change)));
    const creates = asked.filter(({ action }) => action === 'create');
    const pending = others.filter(({ origin }) => origin === 'pending');
    const reverted = others.filter(({ origin }) => origin === 'drift');
    const kinds = new Set(updates.map(kindOf));
    const verbs = kinds.size === 2 ? 'Rename or retype' : kinds.has('retype') ? 'Retype' : 'Rename';
    const also = (count) => {
        const them = count === 1 ? 'it' : 'them';
        if (verb === 'apply')
            return ` This apply executes ${them}, too.`;
        return approves ? ` Merging this approves ${them}, too.` : '';
    };
    const late = deletes.filter(({ origin }) => origin === 'pending').length;
    const ofDeletes = late === deletes.length ? MERGED : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${late} of them (is|are) merged, but not applied yet.`;
    const titled = (part, changes, title, note = '') => {
        const isFolded = part !== 'deletes' && part !== 'creates' && changes.length > LONG;
        return { part, title, note: note === '' ? null : () => note, changes, rowOf, isFolded };
    };
    const assets = (changes) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `${changes.length} asset(s)`;
    const sections = [
        titled('deletes', deletes, 'Delete', late === 0 ? '' : ofDeletes + also(late)),
        titled('moves', moves, `Move ${assets(moves)}`, 'A moved asset takes the impact rating of its new cyber system.'),
        titled('updates', updates, `${verbs} ${assets(updates)}`),
        titled('creates', creates, `Create ${assets(creates)}`),
        titled('pending', pending, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Pending from earlier merges: ${pending.length} change(s)`, MERGED + also(pending.length)),
        titled('reverted', reverted, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Drift, reverted by this run: ${reverted.length} change(s)`),
        driftSection(plan),
    ];
    return sections.filter(({ changes }) => changes.length > 0);
}
function driftSection(plan) {
    const executed = new Set(plan.toExecute);
    const pairs = driftPairs(plan);
    const paired = new Set(pairs.map(({ to }) => to));
    const pairOf = new Map(pairs.map((pair) => [pair.from, pair]));
    const drifted = inReadingOrder(plan.changes.filter((change) => !executed.has(change) && !paired.has(change)));
    const ratings = plan.ratings.map((one) => ({ ...one, cyberSystem: one.args.system }));
    const changes = [...ratings.sort((a, b) => (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.cyberSystem, b.cyberSystem)), ...drifted];
    return {
        part: 'drift',
        title: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) `Drift, not applied: ${changes.length} difference(s)`,
        note: null,
        changes,
        rowOf: (change) => {
            if ('code' in change)
                return ratingRow(change);
            const pair = pairOf.get(change);
            return pair === undefined ? driftRow(change) : pairRow(pair);
        },
        isFolded: executed.size > 0 || changes.length > LONG,
    };
}
function driftCount(plan) {
    return plan.summary.drift + plan.ratings.length - driftPairs(plan).length;
}
function driftPairs(plan) {
    const pairs = (0,_core_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .possibleRenames */ .xK)(plan);
    if (pairs.length === 0)
        return [];
    const executed = new Set(plan.toExecute);
    return pairs.filter(({ from, to }) => !executed.has(from) && !executed.has(to));
}
function rowOf(change) {
    return changeRow(change.id, ...statesOf(change), sourceLine(change));
}
function changeRow(id, stateBefore, stateAfter, line = null) {
    const { before, after } = contrasted(stateBefore, stateAfter);
    const state = after ?? before;
    if (state === null)
        throw new Error('A change has a state before or after it.');
    const row = { system: state.system, asset: state.name, id, line };
    if (before === null)
        return { ...row, kind: 'create', change: [`create ${state.asset_type}`] };
    if (after === null)
        return { ...row, kind: 'delete', change: [`delete ${state.asset_type}`] };
    const [from, to] = [before.system, after.system];
    const isMove = from.id !== to.id;
    const isRename = before.name !== after.name;
    const isRetype = before.asset_type !== after.asset_type;
    const isAlike = from.name === to.name && from.site === to.site;
    const ids = isAlike ? [' (', { name: from.id }, ') to ', { name: to.id }] : [];
    const ratings = from.rating === to.rating ? [] : [', ', ratingPart(from), ' → ', ratingPart(to)];
    const change = commaJoined([
        isMove ? ['move from ', ...siteAndName(from), ...ids, ...ratings] : [],
        isRename ? ['rename from ', { name: before.name }] : [],
        isRetype ? [`${before.asset_type} → ${after.asset_type}`] : [],
    ]);
    const kind = isMove ? 'move' : isRename ? 'rename' : 'retype';
    return { ...row, kind, change: change.length === 0 ? ['update'] : change };
}
function driftRow(change) {
    const { before, after } = contrasted(...statesOf(change));
    const row = rowOf(change);
    if (after === null)
        return { ...row, change: [`${before?.asset_type ?? ''} at the service, in no file`] };
    if (before === null)
        return { ...row, change: [`${after.asset_type} in the files, not at the service`] };
    const isAlike = before.system.name === after.system.name && before.system.site === after.system.site;
    const side = ({ name, system, asset_type }) => {
        const rating = system.rating === null ? [] : [' (', ratingPart(system), ')'];
        const beside = isAlike ? [' (', { name: system.id }, ')'] : rating;
        return commaJoined([
            before.name === after.name ? [] : ['named ', { name }],
            before.system.id === after.system.id ? [] : ['in ', ...siteAndName(system), ...beside],
            before.asset_type === after.asset_type ? [] : [asset_type],
        ]);
    };
    return {
        ...row,
        asset: before.name,
        change: ['at the service: ', ...side(before), { end: ';' }, 'in the files: ', ...side(after)],
    };
}
function ratingRow({ args: { system, declared, live }, at }) {
    const line = at === null || at.offset === null ? null : { path: at.file.path, line: at.file.place(at.offset).line };
    const now = live === null ? 'no rating' : { name: live };
    const change = [`impact rating ${declared} in the files → `, now, ' at the service'];
    const about = { system: { ...systemOf(system), rating: null }, asset: '', isOfSystem: true };
    return { ...about, kind: 'retype', change, id: null, line };
}
function pairRow({ from, to }) {
    const moved = from.cyberSystem.id === to.cyberSystem.id ? [] : [' in ', ...siteAndName(systemOf(to.cyberSystem))];
    const type = from.before.asset_type === to.after.asset_type ? '' : ` (${to.after.asset_type})`;
    const [, named] = contrast(from.before.name, to.after.name);
    const change = [
        `${from.before.asset_type} at the service`,
        { end: ';' },
        'perhaps ',
        { name: named },
        `${type} of the files`,
        ...moved,
    ];
    return { ...driftRow(from), kind: 'rename', change, line: sourceLine(to) };
}
function compareRows(a, b) {
    const textsOf = ({ system, asset, id }) => [system.site ?? '', system.name, system.id, asset, id ?? ''];
    const [one, other] = [textsOf(a), textsOf(b)];
    return (KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        Number(a.system.site === null) - Number(b.system.site === null) ||
        one.reduce((order, text, index) => order || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)(text, other[index]), 0));
}
function inReadingOrder(changes) {
    return [...changes].sort((a, b) => (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.cyberSystem, b.cyberSystem) ||
        KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)((a.after ?? a.before).name, (b.after ?? b.before).name) ||
        (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)(a.id ?? '', b.id ?? ''));
}
function kindOf(change) {
    if (change.action !== 'update')
        return change.action;
    if (change.changed.includes('cyber_system_id'))
        return 'move';
    return change.changed.includes('name') ? 'rename' : 'retype';
}
function bySystem(all) {
    const groups = [...(0,_core_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(all, ({ cyberSystem }) => cyberSystem.id).values()];
    return groups
        .map((members) => ({ system: members[0].cyberSystem, members }))
        .sort((a, b) => (0,_core_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSystems */ .qv)(a.system, b.system));
}
function sitesOf(changes) {
    const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
    return sites < 2 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS) ` at ${sites} sites`;
}
function declarationsBySystem(undeclared) {
    const named = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(undeclared, ({ asset }) => (0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(asset.cyber_system_id, asset.name));
    const sorted = [...undeclared].sort((a, b) => (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)(a.asset.name, b.asset.name) || (0,_core_compare_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNatural */ .d)(a.asset.id, b.asset.id));
    return bySystem(sorted).map(({ system, members }) => ({
        place: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joined */ .oR)([(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(members[0]?.path ?? ''), (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .systemName */ .N9)(system, _text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm, _text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)], ', '),
        yaml: members.flatMap(({ asset: { id, name, asset_type, cyber_system_id } }) => {
            if (name === '')
                return [`# ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(id)}: without a name no file can declare it. Name it in the application`];
            const lines = [`  - name: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(name)}`, `    asset_type: ${asset_type}`];
            const isShared = (named.get((0,_core_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameKey */ .Rc)(cyber_system_id, name))?.length ?? 0) > 1;
            return isShared || (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .needsId */ .P6)(name) ? [...lines, `    id: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlString */ .lJ)(id)}`] : lines;
        }),
    }));
}
function siteAndName({ site, name }) {
    return site === null ? [{ name }] : [{ name: site }, ' / ', { name }];
}
function setRowText(text, say, space = ' ') {
    return setParts(text, say, space).join('');
}
function setParts(text, say, space = ' ') {
    return text.map((part) => (typeof part === 'string' ? part : 'end' in part ? part.end + space : say(part.name)));
}
const COMMA = { end: ',' };
function commaJoined(parts) {
    return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [COMMA, ...part]));
}
function ratingPart({ rating }) {
    return rating === null ? 'not known' : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .ratingText */ .l$)(rating, (name) => ({ name }));
}
function sourceLine(change) {
    if (change.action === 'delete')
        return null;
    const { document, offset } = change.desired;
    const { line } = document.file.place(offset);
    return line === 0 ? null : { path: document.file.path, line };
}
function systemOf({ id, name, site, impactRating }) {
    return { id, name, site: site?.name ?? null, rating: impactRating };
}
function statesOf(change) {
    const { before, after, cyberSystem } = change;
    const from = change.action === 'update' ? change.fromSystem : cyberSystem;
    return [
        before && { name: before.name, asset_type: before.asset_type, system: systemOf(from) },
        after && { name: after.name, asset_type: after.asset_type, system: systemOf(cyberSystem) },
    ];
}
function contrasted(before, after) {
    if (before === null || after === null)
        return { before, after };
    const [oldName, newName] = contrast(before.name, after.name);
    const [from, to] = [before.system, after.system];
    const [fromName, toName] = contrast(from.name, to.name);
    const [fromId, toId] = contrast(from.id, to.id);
    const [fromSite, toSite] = contrast(from.site ?? '', to.site ?? '');
    return {
        before: { ...before, name: oldName, system: { ...from, name: fromName, id: fromId, site: from.site && fromSite } },
        after: { ...after, name: newName, system: { ...to, name: toName, id: toId, site: to.site && toSite } },
    };
}
function contrast(one, other) {
    if (one === other || Math.max(one.length, other.length) <= _text_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_SHOWN */ .Z7)
        return [one, other];
    let parting = 0;
    while (one[parting] === other[parting])
        parting++;
    const cut = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, _text_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_SHOWN */ .Z7 / 2, 40, 24);
    const start = cut(one.slice(0, parting));
    return [start + cut(one.slice(parting)), start + cut(other.slice(parting))];
}


/***/ }),

/***/ 9010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ uncommittedSentence),
/* harmony export */   Ai: () => (/* binding */ planCounts),
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   MB: () => (/* binding */ validationLine),
/* harmony export */   OX: () => (/* binding */ workLine),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oM: () => (/* binding */ closingLine),
/* harmony export */   wv: () => (/* binding */ SEPARATOR)
/* harmony export */ });
/* unused harmony export changeCounts */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(876);
/* harmony import */ var _core_group_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1968);
/* harmony import */ var _core_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2270);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1758);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6404);





const SEPARATOR = ' · ';
function countsLine(plan, changes = []) {
    const { summary } = plan;
    const { create, update, delete: deletes, moved, renamed, retyped } = summary;
    if (create + update + deletes === 0) {
        const drifted = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .driftCount */ .vk)(plan);
        if (drifted === 0)
            return `No changes. ${agreement(summary)}`;
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `Nothing to apply. ${drifted} difference(s) (is|are) drift.`;
    }
    const pending = changes.filter(({ origin }) => origin === 'pending').map(_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I);
    const part = (count, words, ...kinds) => {
        const late = pending.filter((kind) => kinds.includes(kind)).length;
        const here = late === count ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${count - late} here, ${late} `;
        return [count, late === 0 ? words : `${words} (${here}pending)`];
    };
    const kinds = [
        [moved, 'move'],
        [renamed, 'rename'],
        [retyped, 'retype'],
    ];
    const updates = moved + renamed + retyped === update
        ? [part(moved, 'to move', 'move'), part(renamed, 'to rename', 'rename'), part(retyped, 'to retype', 'retype')]
        : [part(update, `to update (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(kinds, 'nouns').join(', ')})`, 'move', 'rename', 'retype')];
    const parts = [part(deletes, 'to delete', 'delete'), ...updates, part(create, 'to create', 'create')];
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(parts).join(SEPARATOR);
}
function uncommittedSentence(commit) {
    return `The run applied files that were not committed: they were not those of inventory commit ${commit}.`;
}
function agreement({ undeclared, ignored, unmanaged, left_out = 0 }) {
    if (left_out > 0)
        return 'The service matches the files of the chosen systems.';
    return undeclared + ignored + unmanaged > 0
        ? 'The service has everything that the files declare.'
        : 'The service matches the files.';
}
function summarize(plan, { code, name }, face = 'action') {
    const { summary, diagnostics, guards, toExecute, only, managed, maxDeletePercent: percent } = plan;
    const isInvalid = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .hasErrors */ .Cs)(diagnostics);
    const drift = isInvalid ? 0 : (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .driftCount */ .vk)(plan);
    const stays = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([
        [summary.unchanged, 'unchanged'],
        [summary.undeclared, 'undeclared, left alone'],
        [summary.ignored, 'ignored'],
        [summary.unmanaged, 'in systems that no file declares'],
    ]);
    const drifted = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)([[drift, 'drifted, not applied']]);
    let part = '';
    if (only !== null) {
        const chosen = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(only.references, 'and', name);
        part = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `Only ${chosen}: ${summary.left_out ?? 0} change(s) of other systems left out.`;
        if (only.along > 0)
            part += (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) ` ${only.along} change(s) of other systems included, because chosen changes wait for (it|them).`;
    }
    const reach = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .sitesOf */ .Yc)(toExecute.filter(({ action }) => action === 'delete'));
    const where = reach === '' ? '' : ` The deletes are${reach}.`;
    const caution = `A delete is permanent, and the asset's compliance history goes with it.${where}`;
    const failed = guards.filter(({ passed }) => !passed);
    const blocked = failed.map((each, index) => {
        const { guard, limit: most, value } = each;
        let share = '';
        if (guard === 'max-delete-percent' && most > 0 && managed !== null) {
            const deletes = Math.floor((managed * percent) / 100);
            const always = deletes < most ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `, and ${most} are always allowed` : '';
            share = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `: ${percent} percent of ${managed} live asset(s) is ${deletes} delete(s)${always}`;
        }
        const lookFirst = `Nothing is applied. First look for entries that the files lost, and for a missing ${code('renamed_from')}. `;
        const least = guard === 'max-deletes' || managed !== null ? (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .leastToPass */ .ME)(each, managed ?? 0) : 'PERCENT';
        const raise = face === 'cli'
            ? `give ${code(`--${guard} ${least}`)}`
            : `set the input ${code(`${guard}: ${least}`)} in the workflow of the plan and of the apply`;
        const total = index === 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${value} delete(s), and ` : '';
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${total}${code(guard)} allows ${most === 0 ? 'none' : most}${share}. ${index === 0 ? lookFirst : ''}If you mean all of them, ${raise}.`;
    });
    return {
        counts: isInvalid ? `${severityLine(diagnostics)}. Correct the files first.` : countsLine(plan, toExecute),
        agreed: isInvalid || summary.drift + plan.ratings.length > 0 ? '' : agreement(summary),
        stays: isInvalid ? '' : stays.join(SEPARATOR),
        rest: isInvalid ? '' : [...stays, ...drifted].join(SEPARATOR),
        part,
        caution: summary.delete === 0 ? '' : caution,
        limit: summary.delete === 0 || guards.length === 0 || (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlocked */ .lT)(guards)
            ? ''
            : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `at most ${(0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .allowedDeletes */ .du)(guards)} delete(s) allowed`,
        blocked,
        isLoud: isInvalid || summary.delete > 0 || (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlocked */ .lT)(guards),
    };
}
function headline(plan, verb = 'plan', loud = (phrase) => phrase) {
    const { summary, diagnostics, guards } = plan;
    const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
    if (errors > 0)
        return loud((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${errors} error(s), nothing is ${verb === 'drift' ? 'compared' : 'planned'}`);
    const drifted = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .driftCount */ .vk)(plan);
    if (verb === 'drift')
        return drifted === 0 ? 'no differences' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${drifted} difference(s)`;
    const total = summary.create + summary.update + summary.delete;
    const also = drifted === 0 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) ` to apply, ${drifted} difference(s) (is|are) drift`;
    const changes = total > summary.delete ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${total} change(s)` : '';
    const phrases = [
        total === 0 ? `no changes${also}` : changes,
        summary.delete === 0 || (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlocked */ .lT)(guards) ? '' : loud((0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${summary.delete} permanent delete(s)`),
        (0,_core_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlocked */ .lT)(guards) ? loud('blocked') : '',
    ];
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(phrases, ', ');
}
function severityLine(diagnostics) {
    const counts = (0,_core_group_js__WEBPACK_IMPORTED_MODULE_4__/* .countBy */ .Tr)(diagnostics, ({ severity }) => severity);
    const each = _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.map((severity) => [counts.get(severity) ?? 0, severity]);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(each, 'nouns').join(', ');
}
function validationLine({ diagnostics, files, assets, systems }) {
    const counts = severityLine(diagnostics);
    const where = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${files} file(s), ${assets} asset(s) in ${systems} cyber system(s)`;
    if ((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .hasErrors */ .Cs)(diagnostics))
        return `${counts} in ${where}`;
    return counts === '' ? `Valid: ${where}` : `Valid, with ${counts}: ${where}`;
}
const BAR_WIDTH = 30;
function workLine(work, isBar) {
    if (work.doing === 'reading') {
        const files = work.files === 0 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${work.files} file(s), `;
        const kib = work.bytes / 1024;
        const size = kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
        return `reading: ${files}${kib < 1 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${work.bytes} byte(s)` : size} from the service`;
    }
    const { doing, done, failed, total } = work;
    const beside = failed === 0 ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `, ${failed} failed`;
    if (!isBar)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${doing}: ${done} of ${total} ${doing === 'applying' ? 'change' : 'file'}(s)${beside}`;
    const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH);
    return `${doing} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${total}${beside}`;
}
function closingLine(result, counts, ms) {
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)([result, counts], ', ')}, in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(ms)}`;
}
function planCounts(plan, verb) {
    const { changes, diagnostics, summary, ratings } = plan;
    if (changes.length + ratings.length === 0 && !(0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .hasErrors */ .Cs)(diagnostics))
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS) `${summary.unchanged} unchanged`;
    return headline({ ...plan, guards: [] }, verb);
}
function changeCounts(plan) {
    const counts = { ...plan.summary, 'drifted change': driftCount(plan) };
    const nouns = ['create', 'update', 'delete', 'drifted change'];
    return tally(nouns.map((noun) => [counts[noun], noun]), 'nouns').join(', ');
}


/***/ }),

/***/ 6404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Lt: () => (/* binding */ fenceFor),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   N9: () => (/* binding */ systemName),
/* harmony export */   P8: () => (/* binding */ plainFormatter),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   W9: () => (/* binding */ markdownFormatter),
/* harmony export */   X9: () => (/* binding */ formatter),
/* harmony export */   Z7: () => (/* binding */ LONGEST_SHOWN),
/* harmony export */   Zb: () => (/* binding */ upperFirst),
/* harmony export */   _c: () => (/* binding */ reveal),
/* harmony export */   d9: () => (/* binding */ turned),
/* harmony export */   gm: () => (/* binding */ yamlList),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   l$: () => (/* binding */ ratingText),
/* harmony export */   lJ: () => (/* binding */ yamlString),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   xL: () => (/* binding */ printedJson),
/* harmony export */   xR: () => (/* binding */ tableCell)
/* harmony export */ });
/* harmony import */ var _core_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1219);

const LONGEST_SHOWN = 200;
const PRINTABLE_ASCII = /^[ -~]*$/;
const PRINTABLE_LINES = /^[ -~\n]*$/;
const INERT = /^(?! *:)[ -~]*$/;
function visible(text) {
    if (INERT.test(text) && !text.includes('##'))
        return text;
    return text
        .replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, escapedCharacter)
        .replaceAll('##', '#\\u0023')
        .replace(/^( *):/, '$1\\u003A');
}
function reveal(text) {
    return PRINTABLE_ASCII.test(text) ? text : text.replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, escapedCharacter);
}
function escapedCharacter(character) {
    const hex = character.codePointAt(0).toString(16).toUpperCase();
    return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}
const JOINING = /[\p{M}\u1100-\u11FF]/u;
function spellDecomposed(text, spell) {
    if (PRINTABLE_ASCII.test(text) || text.normalize('NFC') === text)
        return text;
    return text.replace(/[^ -~]/gu, (one) => (JOINING.test(one) || one.normalize('NFC') !== one ? spell(one) : one));
}
function shorten(text, most = LONGEST_SHOWN, start = 120, end = 60) {
    if (text.length <= most)
        return text;
    const head = text.slice(0, start).replace(/[\uD800-\uDBFF]$/, '');
    const tail = text.slice(-end).replace(/^[\uDC00-\uDFFF]/, '');
    return `${head}…(${text.length - head.length - tail.length} more characters)…${tail}`;
}
function yamlString(text) {
    const json = JSON.stringify(text);
    if (PRINTABLE_ASCII.test(json) && !json.includes('##'))
        return json;
    return spellDecomposed((0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text), _core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlEscape */ .Lf).replaceAll('##', '#\\u0023');
}
function yamlList(values) {
    const all = values.map(yamlString);
    return all.length === 1 ? all[0] : `[${all.join(', ')}]`;
}
function printedJson(document) {
    const json = JSON.stringify(document, null, 2);
    const inert = PRINTABLE_LINES.test(json)
        ? json
        : json.replace(_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE */ .Pk, (one) => (one === '\n' ? one : (0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEscape */ .e0)(one)));
    return `${inert.replaceAll('##', '#\\u0023')}\n`;
}
const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+&'-]| (?=[^ ]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+&'-]| (?=[^ ]))*$/u;
function word(name) {
    if (name.length <= LONGEST_SHOWN) {
        if (BARE_ASCII.test(name))
            return name;
        if (BARE.test(name) && !(0,_core_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnsafe */ .B0)(name) && spellDecomposed(name, escapedCharacter) === name)
            return name;
    }
    return yamlString(shorten(name));
}
function codeSpan(text) {
    return wholeCodeSpan(shorten(text));
}
function wholeCodeSpan(text) {
    const line = text === '' ? '""' : visible(text);
    const fence = '`'.repeat(longestRun(line) + 1);
    const needsPad = line.startsWith('`') || line.endsWith('`') || (line.startsWith(' ') && line.endsWith(' '));
    const pad = needsPad && line.trim() !== '' ? ' ' : '';
    return fence + pad + line + pad + fence;
}
function tableCell(text) {
    const span = codeSpan(text);
    if (!span.includes('|'))
        return span;
    return span.replace(/\\\|/g, '\\\\u007C').replaceAll('|', '\\|');
}
function fenceFor(texts) {
    let longest = 2;
    for (const text of texts) {
        if (text.includes('```'))
            longest = Math.max(longest, Math.min(longestRun(text), LONGEST_SHOWN));
    }
    return '`'.repeat(longest + 1);
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
function formatter(style) {
    const { name, id, code } = style;
    return {
        ...style,
        system: (system) => systemName(system, name),
        systemAndId: (system) => systemName(system, name, id),
        place: ({ file, offset }) => code(offset === null ? file.path : `${file.path}:${file.place(offset).line}`),
    };
}
const plainFormatter = formatter({
    name: (text) => yamlString(shorten(text)),
    id: word,
    code: visible,
    input: (name) => `the input ${visible(name)}`,
    reason: (text) => visible(withoutStop(text)),
    loud: (words) => words,
    space: ' ',
});
const markdownFormatter = formatter({
    name: (text) => codeSpan(spellDecomposed(text, escapedCharacter)),
    id: codeSpan,
    code: wholeCodeSpan,
    input: (name) => `the input ${codeSpan(name)}`,
    reason: (text) => codeSpan(withoutStop(text)),
    loud: (words) => `**${words}**`,
    space: '<br>',
});
function withoutStop(reason) {
    return shorten(reason).replace(/[.\s]{1,9}$/, '');
}
function turned(before, after, say = (text) => text) {
    return before === after ? say(after) : `${say(before)} → ${say(after)}`;
}
function grouped(count) {
    const digits = String(count);
    let text = digits.slice(-3);
    for (let end = digits.length - 3; end > 0; end -= 3)
        text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
    return text;
}
const FORMS = /\((?:s|([^|()]*)\|([^|()]*))\)/g;
function counted(template, ...values) {
    let text = template[0] ?? '';
    let count = 0;
    values.forEach((value, index) => {
        if (typeof value === 'number')
            count = value;
        const words = template[index + 1] ?? '';
        text += typeof value === 'number' ? grouped(value) : value;
        text += words.replace(FORMS, (_, one = '', many = 's') => (count === 1 ? one : many));
    });
    return text;
}
function tally(counts, kind = 'words') {
    const some = counts.filter(([count]) => count > 0);
    return some.map(([count, words]) => (kind === 'words' ? counted `${count} ${words}` : counted `${count} ${words}(s)`));
}
function joined(parts, separator) {
    return parts.filter((part) => part !== '').join(separator);
}
function upperFirst(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
const MOST_LISTED = 5;
function listed(all, conjunction, say = String) {
    const words = all.slice(0, MOST_LISTED).map(say);
    const more = all.length - words.length;
    const last = more > 0 ? counted `${more} more` : (words.pop() ?? '');
    return words.length === 0 ? last : `${words.join(', ')} ${conjunction} ${last}`;
}
function durationText(ms) {
    const tenths = Math.round(ms / 100);
    if (tenths < 600)
        return `${(tenths / 10).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return counted `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
function utcTime(time) {
    return `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`;
}
function systemName({ id, name, site, impactRating }, say, sayId = null) {
    const rating = impactRating === null ? '' : ratingText(impactRating, say);
    const beside = joined([sayId === null ? '' : sayId(id), rating], ', ');
    return `${site === null ? '' : `${say(site.name)} / `}${say(name)}${beside === '' ? '' : ` (${beside})`}`;
}
function ratingText(rating, say) {
    return /^(?:high|medium|low)$/i.test(rating) ? rating : say(rating);
}
function painter(color) {
    const brush = (on, off) => (text) => (color ? `\u001B[${on}m${text}\u001B[${off}m` : text);
    return {
        red: brush(31, 39),
        green: brush(32, 39),
        yellow: brush(33, 39),
        cyan: brush(36, 39),
        bold: brush(1, 22),
        dim: brush(2, 22),
    };
}


/***/ }),

/***/ 3243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ load),
/* harmony export */   KE: () => (/* binding */ getScalarValue),
/* harmony export */   PH: () => (/* binding */ parseEvents),
/* harmony export */   hy: () => (/* binding */ EVENT_ID),
/* harmony export */   jK: () => (/* binding */ SCALAR_STYLE),
/* harmony export */   tB: () => (/* binding */ YAMLException)
/* harmony export */ });
/* unused harmony exports CHOMPING_CLIP, CHOMPING_KEEP, CHOMPING_MODE, CHOMPING_STRIP, COLLECTION_STYLE, COLLECTION_STYLE_BLOCK, COLLECTION_STYLE_FLOW, CORE_SCHEMA, DEFAULT_SCALAR_STYLE_RULES, DUMP_SCHEMA, EVENT_ALIAS, EVENT_DOCUMENT, EVENT_MAPPING, EVENT_POP, EVENT_SCALAR, EVENT_SEQUENCE, FAILSAFE_SCHEMA, JSON_SCHEMA, NOT_RESOLVED, SCALAR_STYLE_DOUBLE_QUOTED, SCALAR_STYLE_FOLDED_BLOCK, SCALAR_STYLE_LITERAL_BLOCK, SCALAR_STYLE_PLAIN, SCALAR_STYLE_SINGLE_QUOTED, Schema, VISIT_BREAK, VISIT_SKIP, YAML11_SCHEMA, binaryTag, boolCoreTag, boolJsonTag, boolYaml11Tag, constructFromEvents, defineMappingTag, defineScalarTag, defineSequenceTag, dump, eventsToAst, floatCoreTag, floatJsonTag, floatYaml11Tag, intCoreTag, intJsonTag, intYaml11Tag, jsToAst, legacyMapTag, loadAll, mapTag, mergeTag, nullCoreTag, nullJsonTag, nullYaml11Tag, omapTag, pairsTag, present, realMapTag, seqTag, setTag, strTag, timestampTag, visit */
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
//#region src/tag.ts
/**
* Returned by a scalar resolver when the source does not match its tag.
*
* @category Tags
*/
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
//#endregion
//#region src/tag/scalar/str.ts
/** @category Tags */
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
//#endregion
//#region src/tag/scalar/null_core.ts
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_json.ts
/** @category Tags */
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/null_yaml11.ts
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
//#endregion
//#region src/tag/scalar/bool_core.ts
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
/** @category Tags */
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_json.ts
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
/** @category Tags */
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/bool_yaml11.ts
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
/** @category Tags */
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
//#endregion
//#region src/tag/scalar/int_core.ts
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_json.ts
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/int_yaml11.ts
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
//#endregion
//#region src/tag/scalar/float_core.ts
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
//#endregion
//#region src/tag/scalar/float_json.ts
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
//#endregion
//#region src/tag/scalar/float_yaml11.ts
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
//#endregion
//#region src/tag/scalar/merge.ts
/**
* Enables merge keys in {@link CORE_SCHEMA} when added with
* {@link Schema.withTags}.
*
* @category Tags
*/
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
//#endregion
//#region src/tag/scalar/binary.ts
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
/**
* The `!!binary` tag, represented as a `Uint8Array`.
*
* @category Tags
*/
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
//#endregion
//#region src/tag/scalar/timestamp.ts
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
/**
* The YAML 1.1 `!!timestamp` tag, represented as a JavaScript `Date`.
*
* @category Tags
*/
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
//#endregion
//#region src/tag/sequence/seq.ts
/** @category Tags */
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
//#endregion
//#region src/common/object.ts
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
	const result = {};
	for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
	return result;
}
//#endregion
//#region src/tag/sequence/omap.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!omap
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   { one: 1 },
*   { two: 2 }
* ]
* ```
*
* @category Tags
*/
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
//#endregion
//#region src/tag/sequence/pairs.ts
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!pairs
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   ['one', 1],
*   ['two', 2]
* ]
* ```
*
* @category Tags
*/
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
//#endregion
//#region src/tag/mapping/map.ts
/**
* This is the default mapping implementation. It uses `{}` objects and has only
* partial functionality due to language limitations. This choice was made
* because users expect to get JavaScript objects, and it was left unchanged to
* avoid too many breaking changes in the v5 release.
*
* Side effects:
*
* - `Object.hasOwn()` checks or `for...of` loops are required for safe use (to
*   avoid falling through to prototypes).
* - Only scalar string keys are supported properly.
* - Other scalar keys, such as `null` and numbers, are converted to strings.
*   This is historical behaviour, and it can cause side effects such as
*   problems with `!!merge`.
*
* Note that non-string scalar keys may be deprecated in future versions.
*
* Ideally, use {@link realMapTag} instead.
*
* @category Tags
*/
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/tag/mapping/set.ts
/**
* The YAML 1.1 `!!set` tag, represented as a JavaScript `Set`.
*
* @category Tags
*/
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
//#endregion
//#region src/schema.ts
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
/**
* Controls tag resolution when loading and type selection when dumping.
*
* @category Schemas
*/
var Schema = class Schema {
	tags;
	/** @internal */
	implicitScalarTags;
	/**
	* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
	* the resolvers that may match that key, in schema order; a key absent from
	* the map uses
	* {@link Schema.implicitScalarAnyFirstChar}
	* (resolvers that declared no first-char constraint, so they apply to any
	* first character).
	*/
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	/**
	* The default scalar tag (`!!str`), resolved once so the composer's fallback
	* for unresolved plain scalars avoids a keyed lookup per scalar.
	*
	* @internal
	*/
	defaultScalarTag;
	/**
	* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
	* value is identified by its default tag, the tag is implicit and not
	* printed. Undefined if the schema does not define them (then such values
	* can't be dumped).
	*
	* @internal
	*/
	defaultSequenceTag;
	/** @internal */
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	/** @internal */
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	/**
	* Creates a new schema with the specified tags added. If a tag already
	* exists, it is replaced by the specified tag.
	*
	* @example
	*
	* ```javascript
	* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
	*
	* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
	* ```
	*/
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
/**
* The YAML 1.2 Failsafe Schema: strings, sequences, and mappings.
*
* @category Schemas
*/
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
/**
* The YAML 1.2 JSON Schema. It uses JSON scalar forms while retaining YAML
* collection syntax.
*
* @category Schemas
*/
var JSON_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
/**
* The default schema for the loaders. Note, {@link CORE_SCHEMA} comes
* without the `!!merge` tag. You can easily enable it if needed.
*
* @example
* Enable {@link mergeTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Schemas
*/
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
/**
* YAML 1.1-compatible schema.
*
* @category Schemas
*/
var YAML11_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]);
/**
* The dumper schema for maximum compatibility. It combines all supported type
* variants from YAML 1.1 and YAML 1.2 so strings matching any of them are
* quoted. This makes the generated YAML more compatible with other parsers.
*
* The schema is based on YAML 1.1, but extends `!!int` and `!!float` to accept
* both YAML 1.1 and Core Schema forms, since Core Schema supports some forms
* that YAML 1.1 does not.
*
* @category Schemas
*/
var DUMP_SCHEMA = YAML11_SCHEMA.withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
//#endregion
//#region src/tag/mapping/real_map.ts
/**
* Recommended when non-string keys are actually needed. It uses native
* JavaScript `Map` objects, so keys keep their constructed types instead of
* being converted to strings.
*
* It is not the default to avoid widespread breaking changes in existing
* projects. `Map` has a different access API and does not pass deep equality
* checks against `{}`-based fixtures. Alongside the other changes in v5,
* making it the default was considered too disruptive.
*
* If these differences are acceptable for your project, we recommend using
* {@link realMapTag} to guarantee the absence of problems and side effects.
*
* @example
* Enable {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Tags
*/
var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
//#endregion
//#region src/tag/mapping/legacy_map.ts
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
/**
* This implementation exists solely to reproduce v4 behavior exactly. Its use
* is strongly discouraged. If complex or non-string keys are needed, use
* {@link realMapTag} instead.
*
* @category Tags
*/
var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
//#endregion
//#region src/common/snippet.ts
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
//#endregion
//#region src/common/exception.ts
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
/**
* A YAML error. Unlike an ordinary `Error`, it adds a source snippet showing
* the location of the problem to the error message, when available.
*
* @category Main
*/
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	/**
	* Optional `mark` contains source snippet data. Usually, use
	* {@link YAMLException.throwAt} instead of passing it directly.
	*/
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	/**
	* Returns the formatted error, omitting the source snippet in compact mode.
	*/
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	/**
	* Builds a YAMLException with a source snippet and throws it. `source` is
	* the raw input text; `position` is an offset into it.
	*/
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
//#endregion
//#region src/parser/events.ts
/** @category Events */
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
/** @category Nodes */
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
/** @category Nodes */
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
/** @category Nodes */
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
//#endregion
//#region src/parser/parser_scalar.ts
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
/**
* Decodes the scalar referenced by event offsets in `input`.
*
* @category Events
*/
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
//#endregion
//#region src/common/tagname.ts
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
var HEX = "0123456789ABCDEF";
function percentByte(byte) {
	return "%" + HEX[byte >> 4] + HEX[byte & 15];
}
function tagPercentEncode(source, isSuffix) {
	const allowed = isSuffix ? TAG_SUFFIX_CHARS : TAG_URI_CHARS;
	let result = "";
	for (let index = 0; index < source.length; index++) {
		let ch = source.charCodeAt(index);
		if (ch >= 48 && ch <= 57 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || allowed.includes(source[index])) {
			result += source[index];
			continue;
		}
		if (ch >= 55296 && ch <= 56319) ch = 65536 + ((ch & 1023) << 10) + (source.charCodeAt(++index) & 1023);
		if (ch < 128) result += percentByte(ch);
		else if (ch < 2048) result += percentByte(192 | ch >> 6) + percentByte(128 | ch & 63);
		else if (ch < 65536) result += percentByte(224 | ch >> 12) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
		else result += percentByte(240 | ch >> 18) + percentByte(128 | ch >> 12 & 63) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
	}
	return result;
}
function tagPercentDecode(source) {
	let result = "";
	let index = 0;
	while (index < source.length) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		index += 3;
		if (ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			ch &= (1 << 6 - remaining) - 1;
			while (remaining-- > 0) {
				ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
				index += 3;
			}
		}
		if (ch < 65536) result += String.fromCharCode(ch);
		else {
			ch -= 65536;
			result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
		}
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	const handleEnd = rawTag.indexOf("!", 1);
	const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
function tagNameShort(fullTag) {
	let tag = fullTag;
	if (tag.charCodeAt(0) === 33) {
		tag = tag.slice(1);
		return `!${tagPercentEncode(tag, true)}`;
	}
	if (tag.slice(0, 18) === "tag:yaml.org,2002:") return `!!${tagPercentEncode(tag.slice(18), true)}`;
	return `!<${tagPercentEncode(tag, false)}>`;
}
//#endregion
//#region src/parser/constructor.ts
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	const source = getScalarValue(state.source, event);
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	const strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		const tagName = tagNameFull(rawTag, state.tagHandlers);
		const scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			const result = scalarTag.resolve(source, true, tagName);
			if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			return {
				value: result,
				tag: scalarTag
			};
		}
		const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			const carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
	return {
		value: strTag.resolve(source, false, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++;
	if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (const sourceKey of sourceTag.keys(source)) {
		chargeMergeWork(state);
		if (frame.tag.has(frame.value, sourceKey)) continue;
		const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		if (err) throwError$1(state, err);
		frame.overridable ??= /* @__PURE__ */ new Set();
		frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	state.position = frame.keyPosition;
	if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
		for (const element of source) {
			const elementTag = state.nodeTags.get(element);
			if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	state.position = frame.keyPosition;
	if (frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
	const err = frame.tag.addPair(frame.value, key, value);
	if (err) throwError$1(state, err);
	frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") {
		frame.value = value;
		frame.hasValue = true;
	} else if (frame.kind === "sequence") {
		if (isMappingTag(tag)) state.nodeTags.set(value, tag);
		const err = frame.tag.addItem(frame.value, value, frame.index++);
		if (err) throwError$1(state, err);
	} else if (frame.hasKey) {
		const key = frame.key;
		frame.key = void 0;
		frame.hasKey = false;
		addMappingValue(state, frame, key, value, tag);
	} else {
		frame.key = value;
		frame.keyPosition = state.position;
		frame.hasKey = true;
		frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
	}
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		const anchor = {
			value,
			tag,
			isValueFinal
		};
		state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
		return anchor;
	}
	return null;
}
/**
* Constructs JavaScript documents directly from parser events, without an
* intermediate AST.
*
* @category Events
*/
function constructFromEvents(events, options) {
	const state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	while (state.eventIndex < state.events.length) {
		const event = state.events[state.eventIndex++];
		state.position = eventPosition$1(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map();
				state.nodeTags = /* @__PURE__ */ new Map();
				state.aliasCount = 0;
				state.tagHandlers = Object.create(null);
				for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: false
				});
				break;
			case EVENT_ID.SCALAR: {
				const { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, true);
				addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
				const tag = state.schema.lookupSequenceTag(tagName);
				if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
				const tag = state.schema.lookupMappingTag(tagName);
				if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: false,
					keyIsMerge: false,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				const name = state.source.slice(event.anchorStart, event.anchorEnd);
				const anchor = state.anchors.get(name);
				if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
				if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
				addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey) {
					state.position = frame.keyPosition;
					throwError$1(state, "incomplete mapping pair in event stream");
				}
				if (frame.kind === "document") state.documents.push(frame.value);
				else {
					const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					if (frame.anchor) {
						frame.anchor.value = value;
						frame.anchor.isValueFinal = true;
					}
					addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/parser/parser.ts
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
/**
* Parses YAML into a flat event stream referencing source text by offsets.
*
* @category Events
*/
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
//#endregion
//#region src/load.ts
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function loadDocuments(input, options = {}) {
	const opts = {
		...DEFAULT_LOAD_OPTIONS,
		...options
	};
	const source = String(input);
	const PARSER_OPT_KEYS = Object.keys(DEFAULT_PARSER_OPTIONS);
	const CONSTRUCTOR_OPT_KEYS = Object.keys(DEFAULT_CONSTRUCTOR_OPTIONS);
	return constructFromEvents(parseEvents(source, pick(opts, PARSER_OPT_KEYS)), {
		...pick(opts, CONSTRUCTOR_OPT_KEYS),
		source
	});
}
function loadAll(input, iteratorOrOptions, options) {
	let iterator = null;
	if (typeof iteratorOrOptions === "function") iterator = iteratorOrOptions;
	else if (iteratorOrOptions !== null && typeof iteratorOrOptions === "object") options = iteratorOrOptions;
	const documents = loadDocuments(input, options);
	if (iterator === null) return documents;
	for (const document of documents) iterator(document);
}
/**
* Parses `string` as a single YAML document. Throws {@link YAMLException} on
* error. This function does not understand multi-document or empty sources; it
* throws an exception on those.
*
* > [!NOTE]
* > 1. When processing untrusted input, see the
* >    [security considerations](../docs/safety.md).
* > 2. All exceptions MUST be caught, not just {@link YAMLException}.
* > 3. The default {@link CORE_SCHEMA} comes without the `!!merge` tag. You can
* >    easily enable it if needed.
* > 4. The default {@link mapTag} is `{}`-object based, with known limitations
* >    (see description). For full compatibility use {@link realMapTag}
* >    instead (it uses native JS `Map`).
*
* @example
* Enable {@link mergeTag} and {@link realMapTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag, realMapTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Main
*/
function load(input, options) {
	const documents = loadDocuments(input, options);
	if (documents.length === 0) throw new YAMLException("expected a document, but the input is empty");
	if (documents.length === 1) return documents[0];
	throw new YAMLException("expected a single document in the stream, but found more");
}
//#endregion
//#region src/ast/from_js.ts
var INVALID = Symbol("INVALID");
function buildRepresentTypes(schema) {
	const defaultTags = new Set([
		schema.defaultScalarTag,
		schema.defaultSequenceTag,
		schema.defaultMappingTag
	].filter((t) => t !== void 0));
	const implicitScalars = schema.implicitScalarTags;
	const explicitTags = schema.tags.filter((t) => !(t.nodeKind === "scalar" && t.implicit) && !defaultTags.has(t));
	const defaultTagsLast = schema.tags.filter((t) => defaultTags.has(t));
	return [
		...implicitScalars.map((tag) => ({
			tag,
			implicitTag: true
		})),
		...explicitTags.map((tag) => ({
			tag,
			implicitTag: false
		})),
		...defaultTagsLast.map((tag) => ({
			tag,
			implicitTag: true
		}))
	];
}
function matchTag(state, object) {
	for (let index = 0, length = state.representTypes.length; index < length; index += 1) {
		const { tag, implicitTag } = state.representTypes[index];
		if (tag.identify(object)) {
			let tagName;
			if (tag.matchByTagPrefix) tagName = tag.representTagName(object);
			else tagName = tag.tagName;
			return {
				tag,
				tagName,
				implicitTag
			};
		}
	}
	return null;
}
function build(state, object) {
	if (!state.noRefs && object !== null && typeof object === "object") {
		const existing = state.refs.get(object);
		if (existing) {
			if (existing.anchor === void 0) existing.anchor = `ref_${state.refCounter++}`;
			return {
				kind: "alias",
				anchor: existing.anchor
			};
		}
	}
	const matched = matchTag(state, object);
	if (!matched) {
		if (object === void 0) return INVALID;
		if (state.skipInvalid) return INVALID;
		throw new YAMLException(`unacceptable kind of an object to dump ${Object.prototype.toString.call(object)}`);
	}
	const { tag, tagName, implicitTag } = matched;
	const nodeTagName = implicitTag ? tagName : tagNameShort(tagName);
	if (tag.nodeKind === "scalar") return {
		kind: "scalar",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: SCALAR_STYLE.PLAIN,
		value: tag.represent(object)
	};
	if (tag.nodeKind === "sequence") {
		const container = tag.represent(object);
		const node = {
			kind: "sequence",
			tag: nodeTagName,
			tagged: !implicitTag,
			style: COLLECTION_STYLE.BLOCK,
			items: []
		};
		if (!state.noRefs) state.refs.set(object, node);
		for (let index = 0, length = container.length; index < length; index += 1) {
			let item = build(state, container[index]);
			if (item === INVALID && container[index] === void 0) item = build(state, null);
			if (item === INVALID) continue;
			node.items.push(item);
		}
		return node;
	}
	const map = tag.represent(object);
	const node = {
		kind: "mapping",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: COLLECTION_STYLE.BLOCK,
		items: []
	};
	if (!state.noRefs) state.refs.set(object, node);
	for (const [objectKey, objectValue] of map) {
		const key = build(state, objectKey);
		if (key === INVALID) continue;
		const value = build(state, objectValue);
		if (value === INVALID) continue;
		node.items.push({
			key,
			value
		});
	}
	return node;
}
/**
* Convert JS object to AST. A JS value is one YAML document. An unrepresentable
* root becomes an empty document, which the presenter renders as an empty
* string.
*
* @category AST
*/
function jsToAst(input, schema, options = {}) {
	const root = build({
		representTypes: buildRepresentTypes(schema),
		noRefs: options.noRefs ?? false,
		skipInvalid: options.skipInvalid ?? false,
		refs: /* @__PURE__ */ new Map(),
		refCounter: 0
	}, input);
	return [{
		contents: root === INVALID ? null : root,
		directives: []
	}];
}
//#endregion
//#region src/ast/visit.ts
/**
* Return from a visitor to stop the whole traversal.
*
* @category AST
*/
var VISIT_BREAK = Symbol("visit:break");
/**
* Return from a visitor to skip the current node's children.
*
* @category AST
*/
var VISIT_SKIP = Symbol("visit:skip");
function visitNode(node, visitor, ctx) {
	const control = visitor(node, ctx);
	if (control === VISIT_BREAK) return true;
	if (control === VISIT_SKIP) return false;
	const depth = ctx.depth + 1;
	switch (node.kind) {
		case "sequence":
			for (const item of node.items) if (visitNode(item, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
			break;
		case "mapping": for (const { key, value } of node.items) {
			if (visitNode(key, visitor, {
				depth,
				parent: node,
				isKey: true
			})) return true;
			if (visitNode(value, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
		}
	}
	return false;
}
/**
* Walk every node in the documents, calling {@link Visitor} once per
* node (pre-order).
*
* @category AST
*/
function visit(documents, visitor) {
	for (const doc of documents) if (doc.contents && visitNode(doc.contents, visitor, {
		depth: 0,
		parent: null,
		isKey: false
	})) return;
}
//#endregion
//#region src/ast/styler_defaults.ts
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
/**
* Default scalar styling rules in application order.
* See [Scalar styling](../../docs/scalar_styling.md) for usage details.
*
* @category AST
*/
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
//#endregion
//#region src/ast/scalar_styler.ts
function setBit(mask, bit) {
	return mask | 1 << bit;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
var NS_PLAIN_FLOW_OUT = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
var NS_PLAIN_FLOW_IN = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
var NS_PLAIN_BLOCK_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
var NS_PLAIN_FLOW_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
var NB_SINGLE_ONE_LINE = new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
var NB_SINGLE_MULTI_LINE = new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
var BLOCK_SCALAR_CONTENT = new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var C_FORBIDDEN_FIRST_LINE = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/;
var C_FORBIDDEN_CONTENT = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function canUsePlain(layout) {
	const str = layout.node.value;
	if (str !== "") {
		if (!(layout.isKey ? layout.flowOnly ? NS_PLAIN_FLOW_KEY : NS_PLAIN_BLOCK_KEY : layout.flowOnly ? NS_PLAIN_FLOW_IN : NS_PLAIN_FLOW_OUT).test(str)) return false;
		if (layout.shiftOfFirstLine === 0 && C_FORBIDDEN_FIRST_LINE.test(str)) return false;
		if (layout.shiftOfContent === 0) {
			const firstLineBreak = str.indexOf("\n");
			if (firstLineBreak !== -1) {
				const content = str.slice(firstLineBreak + 1);
				if (C_FORBIDDEN_CONTENT.test(content)) return false;
			}
		}
	}
	const resolvedTag = layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.tagName;
	if (!layout.node.tagged && resolvedTag !== layout.node.tag) return false;
	if (!layout.node.tagged && str === "=" && resolvedTag === layout.presenterOptions.schema.defaultScalarTag.tagName) return false;
	return true;
}
function canUseSingleQuoted(layout) {
	const str = layout.node.value;
	if (!(layout.isKey ? NB_SINGLE_ONE_LINE : NB_SINGLE_MULTI_LINE).test(str)) return false;
	if (/[ \t]\n|\n[ \t]/.test(str)) return false;
	if (!layout.isKey && layout.shiftOfContent === 0) {
		const firstLineBreak = str.indexOf("\n");
		if (firstLineBreak !== -1 && C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak + 1))) return false;
	}
	return true;
}
function canUseBlock(layout) {
	if (layout.flowOnly || !BLOCK_SCALAR_CONTENT.test(layout.node.value)) return false;
	const contentIndent = layout.shiftOfContent - layout.shiftOfParent;
	if (contentIndent < 1) return false;
	if (contentIndent > 9 && /^\n* /.test(layout.node.value)) return false;
	if (layout.shiftOfContent === 0 && C_FORBIDDEN_CONTENT.test(layout.node.value)) return false;
	return true;
}
function detectAllowedStyles(layout) {
	let mask = setBit(0, SCALAR_STYLE.DOUBLE_QUOTED);
	if (canUsePlain(layout)) mask = setBit(mask, SCALAR_STYLE.PLAIN);
	if (canUseSingleQuoted(layout)) mask = setBit(mask, SCALAR_STYLE.SINGLE_QUOTED);
	if (canUseBlock(layout)) mask = setBit(setBit(mask, SCALAR_STYLE.LITERAL_BLOCK), SCALAR_STYLE.FOLDED_BLOCK);
	layout.allowedStylesMask = mask;
}
function renderScalar(layout) {
	switch (layout.style) {
		case SCALAR_STYLE.PLAIN: return renderPlain(layout);
		case SCALAR_STYLE.SINGLE_QUOTED: return renderSingleQuoted(layout);
		case SCALAR_STYLE.LITERAL_BLOCK: return renderLiteralBlock(layout);
		case SCALAR_STYLE.FOLDED_BLOCK: return renderFoldedBlock(layout);
		case SCALAR_STYLE.DOUBLE_QUOTED: return renderDoubleQuoted(layout);
	}
}
function renderPlain(layout) {
	return encodeFlowBreaks(layout.node.value, layout.shiftOfContent);
}
function renderSingleQuoted(layout) {
	return `'${encodeFlowBreaks(layout.node.value, layout.shiftOfContent).replace(/'/g, "''")}'`;
}
function renderLiteralBlock(layout) {
	const value = layout.node.value;
	return "|" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(value, layout.shiftOfContent));
}
function renderFoldedBlock(layout) {
	const value = layout.node.value;
	const w = layout.presenterOptions.lineWidth;
	let availableWidth = Infinity;
	if (w !== -1) availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	return ">" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(value, availableWidth), layout.shiftOfContent));
}
function renderDoubleQuoted(layout) {
	return `"${escapeString(layout.node.value)}"`;
}
function encodeFlowBreaks(string, shiftOfContent) {
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) return string;
	const pad = " ".repeat(shiftOfContent);
	let result = string.slice(0, nextLF);
	const lineRe = /(\n+)([^\n]*)/g;
	lineRe.lastIndex = nextLF;
	let match;
	while (match = lineRe.exec(string)) {
		const breaks = match[1].length;
		const line = match[2];
		result += "\n".repeat(breaks + 1) + pad + line;
	}
	return result;
}
function indentString(string, spaces) {
	const indent = " ".repeat(spaces);
	let position = 0;
	let result = "";
	const length = string.length;
	while (position < length) {
		let line;
		const next = string.indexOf("\n", position);
		if (next === -1) {
			line = string.slice(position);
			position = length;
		} else {
			line = string.slice(position, next + 1);
			position = next + 1;
		}
		if (line.length && line !== "\n") result += indent;
		result += line;
	}
	return result;
}
function needIndentIndicator(string) {
	return /^\n* /.test(string);
}
function blockHeader(string, shiftOfParent, shiftOfContent) {
	const indentIndicator = needIndentIndicator(string) ? String(shiftOfContent - shiftOfParent) : "";
	const clip = string[string.length - 1] === "\n";
	return `${indentIndicator}${clip && (string[string.length - 2] === "\n" || string === "\n") ? "+" : clip ? "" : "-"}\n`;
}
function dropEndingNewline(string) {
	return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
}
function isMoreIndented(char) {
	return char === " " || char === "	";
}
function foldLine(line, width) {
	if (line === "" || isMoreIndented(line[0])) return line;
	const breakRe = / [^ \t]/g;
	let match;
	let start = 0;
	let end;
	let curr = 0;
	let next = 0;
	let result = "";
	while (match = breakRe.exec(line)) {
		next = match.index;
		if (next - start > width) {
			end = curr > start ? curr : next;
			result += `\n${line.slice(start, end)}`;
			start = end + 1;
		}
		curr = next;
	}
	result += "\n";
	if (line.length - start > width && curr > start) result += `${line.slice(start, curr)}\n${line.slice(curr + 1)}`;
	else result += line.slice(start);
	return result.slice(1);
}
function foldBlockScalar(string, width) {
	const lineRe = /(\n+)([^\n]*)/g;
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) nextLF = string.length;
	lineRe.lastIndex = nextLF;
	let result = foldLine(string.slice(0, nextLF), width);
	let prevMoreIndented = string[0] === "\n" || isMoreIndented(string[0]);
	let moreIndented;
	let match;
	while (match = lineRe.exec(string)) {
		const prefix = match[1];
		const line = match[2];
		moreIndented = line !== "" && isMoreIndented(line[0]);
		result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width);
		prevMoreIndented = moreIndented;
	}
	return result;
}
var CHARACTERS_TO_ESCAPE = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function escapeCharacter(character) {
	switch (character) {
		case "\0": return "\\0";
		case "\x07": return "\\a";
		case "\b": return "\\b";
		case "	": return "\\t";
		case "\n": return "\\n";
		case "\v": return "\\v";
		case "\f": return "\\f";
		case "\r": return "\\r";
		case "\x1B": return "\\e";
		case "\"": return "\\\"";
		case "\\": return "\\\\";
		case "": return "\\N";
		case "\xA0": return "\\_";
		case "\u2028": return "\\L";
		case "\u2029": return "\\P";
	}
	const code = character.charCodeAt(0);
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${"0".repeat(2 - hex.length)}${hex}`;
	return `\\u${"0".repeat(4 - hex.length)}${hex}`;
}
function escapeString(string) {
	return string.replace(CHARACTERS_TO_ESCAPE, escapeCharacter);
}
//#endregion
//#region src/ast/presenter.ts
var CHAR_LINE_FEED = 10;
var DEFAULT_PRESENTER_OPTIONS = {
	indent: 2,
	seqNoIndent: false,
	seqInlineFirst: true,
	lineWidth: 80,
	flowBracketPadding: false,
	flowSkipCommaSpace: false,
	flowSkipColonSpace: false,
	quoteFlowKeys: false,
	quoteStyle: "single",
	forceQuotes: false,
	scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
	tagBeforeAnchor: false
};
function nodeTagShort(node) {
	return node.tagged ? node.tag : tagNameShort(node.tag);
}
function createPresenterState(options) {
	const opts = {
		...DEFAULT_PRESENTER_OPTIONS,
		...options
	};
	if (opts.flowSkipColonSpace) opts.quoteFlowKeys = true;
	return {
		...opts,
		defaultScalarTagName: opts.schema.defaultScalarTag.tagName,
		openEnded: false
	};
}
function generateNextLine(state, level) {
	return `\n${" ".repeat(state.indent * level)}`;
}
function scalarLayout(state, node, parent, level, isKey, flowOnly) {
	return {
		node,
		parent,
		level,
		isKey,
		flowOnly,
		shiftOfParent: level === 0 ? -1 : state.indent * (level - 1),
		shiftOfContent: state.indent * Math.max(1, level),
		shiftOfFirstLine: level === 0 ? 0 : state.indent * level,
		presenterOptions: state,
		allowedStylesMask: 0,
		style: node.style
	};
}
function writeFlowSequence(state, level, node) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level, node.items[index], node, {}).text;
		if (index > 0) result += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		result += item;
	}
	const pad = state.flowBracketPadding && node.items.length > 0 ? " " : "";
	return `[${pad}${result}${pad}]`;
}
function writeBlockSequence(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level + 1, node.items[index], node, {
			block: true,
			compact: state.seqInlineFirst,
			isblockseq: true
		}).text;
		if (!compact || result !== "") result += generateNextLine(state, level);
		if (item === "" || CHAR_LINE_FEED === item.charCodeAt(0)) result += "-";
		else result += "- ";
		result += item;
	}
	return result;
}
function writeFlowMapping(state, level, node) {
	let result = "";
	for (const { key, value } of node.items) {
		let pairBuffer = "";
		if (result !== "") pairBuffer += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		const keyRender = writeNode(state, level, key, node, { iskey: true });
		const keyText = keyRender.text;
		const valueText = writeNode(state, level, value, node, {}).text;
		const sep = state.flowSkipColonSpace || valueText === "" ? "" : " ";
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = key.kind === "alias" || keyIsBareProps ? " " : "";
		pairBuffer += `${keyText}${keyColonSep}:${sep}${valueText}`;
		result += pairBuffer;
	}
	const pad = state.flowBracketPadding && result !== "" ? " " : "";
	return `{${pad}${result}${pad}}`;
}
function writeBlockMapping(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		let pairBuffer = "";
		if (!compact || result !== "") pairBuffer += generateNextLine(state, level);
		const { key, value } = node.items[index];
		const keyIsBlock = (key.kind === "mapping" || key.kind === "sequence") && key.style === COLLECTION_STYLE.BLOCK && key.items.length !== 0 || key.kind === "scalar" && (key.style === SCALAR_STYLE.LITERAL_BLOCK || key.style === SCALAR_STYLE.FOLDED_BLOCK);
		const keyRender = keyIsBlock ? writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			isblockseq: !cannotBeCompact(state, key, level + 1)
		}) : writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			iskey: true
		});
		const keyText = keyRender.text;
		const keyHasLineBreak = key.kind === "scalar" && key.value.indexOf("\n") !== -1;
		const keyIsTooLong = keyText.length > 1024 && /^[\s\S]{1025}/u.test(keyText);
		const explicitPair = keyIsBlock || keyHasLineBreak || keyIsTooLong;
		if (explicitPair) {
			if (keyText && CHAR_LINE_FEED === keyText.charCodeAt(0)) pairBuffer += "?";
			else pairBuffer += "? ";
		}
		pairBuffer += keyText;
		if (explicitPair) pairBuffer += generateNextLine(state, level);
		const valueText = writeNode(state, level + 1, value, node, {
			block: true,
			compact: explicitPair,
			isblockseq: explicitPair && !cannotBeCompact(state, value, level + 1)
		}).text;
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = !explicitPair && (key.kind === "alias" || keyIsBareProps) ? " " : "";
		if (valueText === "" || CHAR_LINE_FEED === valueText.charCodeAt(0)) pairBuffer += `${keyColonSep}:`;
		else pairBuffer += `${keyColonSep}: `;
		pairBuffer += valueText;
		result += pairBuffer;
	}
	return result;
}
function cannotBeCompact(state, node, level) {
	if (node.kind === "alias") return true;
	return node.tagged || node.anchor !== void 0 || state.indent < 2 && level > 0;
}
function writeNode(state, level, node, parent, ctx) {
	if (node.kind === "alias") {
		state.openEnded = false;
		return {
			text: `*${node.anchor}`,
			noBody: false
		};
	}
	const { block = false, iskey = false, isblockseq = false } = ctx;
	let compact = ctx.compact ?? false;
	const hasAnchor = node.anchor !== void 0;
	if (cannotBeCompact(state, node, level)) compact = false;
	let body;
	let shouldPrintTag = node.tagged;
	const useBlockCollection = block && (node.kind === "mapping" || node.kind === "sequence") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0;
	if (node.kind === "mapping") {
		if (useBlockCollection) body = writeBlockMapping(state, level, node, compact);
		else body = writeFlowMapping(state, level, node);
	} else if (node.kind === "sequence") {
		if (useBlockCollection) {
			if (state.seqNoIndent && !isblockseq && level > 0) body = writeBlockSequence(state, level - 1, node, compact);
			else body = writeBlockSequence(state, level, node, compact);
		} else body = writeFlowSequence(state, level, node);
	} else {
		const layout = scalarLayout(state, node, parent, level, iskey, !block);
		detectAllowedStyles(layout);
		for (const rule of state.scalarStyleRules) rule(layout);
		body = renderScalar(layout);
		state.openEnded = (layout.style === SCALAR_STYLE.LITERAL_BLOCK || layout.style === SCALAR_STYLE.FOLDED_BLOCK) && (node.value === "\n" || node.value.endsWith("\n\n"));
		shouldPrintTag = node.tagged || body === "" && layout.flowOnly && parent?.kind === "sequence" && !hasAnchor || layout.style !== SCALAR_STYLE.PLAIN && node.tag !== state.defaultScalarTagName;
	}
	if ((node.kind === "mapping" || node.kind === "sequence") && !useBlockCollection) state.openEnded = false;
	if (useBlockCollection && compact && level > 0 && state.indent > 2) body = `${" ".repeat(state.indent - 2)}${body}`;
	const noBody = body === "";
	let text = body;
	if (shouldPrintTag || hasAnchor) {
		const props = [];
		const tag = shouldPrintTag ? nodeTagShort(node) : null;
		const anchor = hasAnchor ? `&${node.anchor}` : null;
		if (state.tagBeforeAnchor) {
			if (tag !== null) props.push(tag);
			if (anchor !== null) props.push(anchor);
		} else {
			if (anchor !== null) props.push(anchor);
			if (tag !== null) props.push(tag);
		}
		const sep = body === "" || body.charCodeAt(0) === CHAR_LINE_FEED ? "" : " ";
		text = `${props.join(" ")}${sep}${body}`;
	}
	return {
		text,
		noBody
	};
}
function rootStartsOwnLine(node) {
	return (node.kind === "sequence" || node.kind === "mapping") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0 && !node.tagged && node.anchor === void 0;
}
function writeDocumentDirectives(doc) {
	let result = "";
	for (const directive of doc.directives) {
		if (directive.kind === "yaml") {
			result += `%YAML ${directive.version}\n`;
			continue;
		}
		const { handle, prefix } = directive;
		result += `%TAG ${handle} ${prefix}\n`;
	}
	return result;
}
/**
* Build YAML from AST.
*
* @category AST
*/
function present(documents, options) {
	const state = createPresenterState(options);
	let result = "";
	let previousEnded = false;
	for (let index = 0; index < documents.length; index += 1) {
		const doc = documents[index];
		state.openEnded = false;
		const directives = writeDocumentDirectives(doc);
		const hasDirectives = directives !== "";
		const marker = doc.explicitStart || hasDirectives || index > 0 && !previousEnded;
		result += directives;
		if (doc.contents === null) {
			if (marker) result += "---\n";
		} else if (marker) {
			const body = writeNode(state, 0, doc.contents, null, {
				block: true,
				compact: true
			}).text;
			const sep = body === "" ? "" : hasDirectives || rootStartsOwnLine(doc.contents) ? "\n" : " ";
			result += `---${sep}${body}\n`;
		} else result += writeNode(state, 0, doc.contents, null, {
			block: true,
			compact: true
		}).text + "\n";
		previousEnded = doc.explicitEnd || state.openEnded;
		if (previousEnded) result += "...\n";
	}
	return result;
}
//#endregion
//#region src/dump.ts
var DEFAULT_DUMP_OPTIONS = {
	...DEFAULT_PRESENTER_OPTIONS,
	schema: DUMP_SCHEMA,
	skipInvalid: false,
	noRefs: false,
	flowLevel: -1,
	sortKeys: false,
	transform: () => {}
};
function defaultCompareFn(a, b) {
	const x = String(a);
	const y = String(b);
	if (x < y) return -1;
	if (x > y) return 1;
	return 0;
}
/**
* Serializes JS object as a YAML document. By default it can dump every
* supported YAML type, so it throws an exception if you try to dump regexps or
* functions. However, you can disable exceptions by setting the
* {@link DumpOptions.skipInvalid} option to `true`.
*
* @category Main
*/
function dump(input, options = {}) {
	const opts = {
		...DEFAULT_DUMP_OPTIONS,
		...options
	};
	const documents = jsToAst(input, opts.schema, {
		noRefs: opts.noRefs,
		skipInvalid: opts.skipInvalid
	});
	if (opts.flowLevel >= 0) visit(documents, (node, ctx) => {
		if (ctx.depth < opts.flowLevel) return;
		if (node.kind === "sequence" || node.kind === "mapping") node.style = COLLECTION_STYLE.FLOW;
		return VISIT_SKIP;
	});
	if (opts.sortKeys) {
		const compareFn = opts.sortKeys === true ? defaultCompareFn : opts.sortKeys;
		visit(documents, (node) => {
			if (node.kind !== "mapping") return;
			node.items.sort((a, b) => compareFn(a.key.kind === "scalar" ? a.key.value : "", b.key.kind === "scalar" ? b.key.value : ""));
		});
	}
	opts.transform(documents);
	return present(documents, {
		...pick(opts, Object.keys(DEFAULT_PRESENTER_OPTIONS)),
		schema: opts.schema
	});
}
//#endregion
//#region src/ast/from_events.ts
var NO_RANGE = (/* unused pure expression or super */ null && (-1));
function eventPosition(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function rawTag(state, event) {
	return event.tagStart === NO_RANGE ? "" : state.source.slice(event.tagStart, event.tagEnd);
}
function anchorName(state, event) {
	return event.anchorStart === NO_RANGE ? void 0 : state.source.slice(event.anchorStart, event.anchorEnd);
}
function buildScalar(state, event) {
	const value = getScalarValue(state.source, event);
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw !== "") {
		tagged = true;
		tag = raw;
	} else if (event.style === SCALAR_STYLE.PLAIN) tag = state.schema.resolveImplicitScalarTag(value).tag.tagName;
	else tag = state.schema.defaultScalarTag.tagName;
	return {
		kind: "scalar",
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event),
		value
	};
}
function buildCollection(state, event, defaultTagName) {
	const raw = rawTag(state, event);
	let tag;
	let tagged = false;
	if (raw === "") tag = defaultTagName;
	else {
		tag = raw;
		tagged = true;
	}
	return {
		tag,
		tagged,
		style: event.style,
		anchor: anchorName(state, event)
	};
}
function addNode(state, node) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") frame.doc.contents = node;
	else if (frame.kind === "sequence") frame.node.items.push(node);
	else if (frame.key) {
		frame.node.items.push({
			key: frame.key,
			value: node
		});
		frame.key = null;
	} else frame.key = node;
}
/**
* Builds an AST from parser events
*
* @category AST
*/
function eventsToAst(events, options) {
	const state = {
		source: options.source,
		schema: options.schema,
		eventIndex: 0,
		position: 0,
		frames: [],
		documents: []
	};
	while (state.eventIndex < events.length) {
		const event = events[state.eventIndex++];
		state.position = eventPosition(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT: {
				const doc = {
					contents: null,
					explicitStart: event.explicitStart,
					explicitEnd: event.explicitEnd,
					directives: event.directives
				};
				state.frames.push({
					kind: "document",
					doc
				});
				break;
			}
			case EVENT_ID.SCALAR:
				addNode(state, buildScalar(state, event));
				break;
			case EVENT_ID.SEQUENCE: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:seq");
				const node = {
					kind: "sequence",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "sequence",
					node
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const { tag, tagged, style, anchor } = buildCollection(state, event, "tag:yaml.org,2002:map");
				const node = {
					kind: "mapping",
					tag,
					tagged,
					style,
					anchor,
					items: []
				};
				state.frames.push({
					kind: "mapping",
					node,
					key: null
				});
				break;
			}
			case EVENT_ID.ALIAS:
				addNode(state, {
					kind: "alias",
					anchor: state.source.slice(event.anchorStart, event.anchorEnd)
				});
				break;
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.key) throw new Error("incomplete mapping pair in event stream");
				if (frame.kind === "document") state.documents.push(frame.doc);
				else addNode(state, frame.node);
				break;
			}
		}
	}
	return state.documents;
}
//#endregion
//#region src/index.ts
/** @deprecated Use `EVENT_ID.DOCUMENT` instead. @internal */
var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
/** @deprecated Use `EVENT_ID.SEQUENCE` instead. @internal */
var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
/** @deprecated Use `EVENT_ID.MAPPING` instead. @internal */
var EVENT_MAPPING = EVENT_ID.MAPPING;
/** @deprecated Use `EVENT_ID.SCALAR` instead. @internal */
var EVENT_SCALAR = EVENT_ID.SCALAR;
/** @deprecated Use `EVENT_ID.ALIAS` instead. @internal */
var EVENT_ALIAS = EVENT_ID.ALIAS;
/** @deprecated Use `EVENT_ID.POP` instead. @internal */
var EVENT_POP = EVENT_ID.POP;
/** @deprecated Use `SCALAR_STYLE.PLAIN` instead. @internal */
var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
/** @deprecated Use `SCALAR_STYLE.SINGLE_QUOTED` instead. @internal */
var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.DOUBLE_QUOTED` instead. @internal */
var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
/** @deprecated Use `SCALAR_STYLE.LITERAL_BLOCK` instead. @internal */
var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
/** @deprecated Use `SCALAR_STYLE.FOLDED_BLOCK` instead. @internal */
var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
/** @deprecated Use `COLLECTION_STYLE.BLOCK` instead. @internal */
var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
/** @deprecated Use `COLLECTION_STYLE.FLOW` instead. @internal */
var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
/** @deprecated Use `CHOMPING_MODE.CLIP` instead. @internal */
var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
/** @deprecated Use `CHOMPING_MODE.STRIP` instead. @internal */
var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
/** @deprecated Use `CHOMPING_MODE.KEEP` instead. @internal */
var CHOMPING_KEEP = CHOMPING_MODE.KEEP;
//#endregion


//# sourceMappingURL=js-yaml.mjs.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9069);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
