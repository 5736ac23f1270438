// `completion`: a script for a shell, made of what the command line declares. It offers commands, flags and choices.
import type { Command } from 'commander';

export type Shell = 'bash' | 'zsh' | 'fish' | 'powershell';

interface CommandWords {
  readonly name: string;
  readonly description: string;
  readonly words: readonly string[];
}

export function completionScript(program: Command, shell: Shell): string {
  const commands = program.commands.map((command): CommandWords => {
    const flags = [command, ...command.commands].flatMap(flagsOf);
    const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
    const below = command.commands.map((one) => one.name());
    return {
      name: command.name(),
      description: command.description(),
      words: [...choices, ...below, ...new Set(flags), '--help'],
    };
  });
  return { bash, zsh, fish, powershell }[shell](commands);
}

/** Those of a command's commands are offered behind it: a shell is told of its first word alone. */
function flagsOf({ options }: Command): string[] {
  return options.filter(({ hidden }) => !hidden).flatMap(({ long }) => long ?? []);
}

function names(commands: readonly CommandWords[]): string {
  return commands.map(({ name }) => name).join(' ');
}

function bash(commands: readonly CommandWords[]): string {
  return `# For bash: source <(cip-sync completion bash)
_cip_sync() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words
  if [ "$COMP_CWORD" -eq 1 ]; then words='${names(commands)}'; else
    case "\${COMP_WORDS[1]}" in
${commands.map(({ name, words }) => `      ${name}) words='${words.join(' ')}' ;;`).join('\n')}
      *) words='' ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ "\${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -F _cip_sync cip-sync
`;
}

function zsh(commands: readonly CommandWords[]): string {
  return `#compdef cip-sync
# For zsh: cip-sync completion zsh > "\${fpath[1]}/_cip-sync"
_cip_sync() {
  if (( CURRENT == 2 )); then compadd -- ${names(commands)}; return; fi
  case "\${words[2]}" in
${commands.map(({ name, words }) => `    ${name}) compadd -- ${words.join(' ')} ;;`).join('\n')}
  esac
  _files
}
# Found in fpath, this file is the body of a function of its name.
if [[ "\${funcstack[1]}" == _cip-sync ]]; then _cip_sync; else compdef _cip_sync cip-sync; fi
`;
}

function fish(commands: readonly CommandWords[]): string {
  const lines = commands.flatMap(({ name, description, words }) => [
    `complete -c cip-sync -n __fish_use_subcommand -f -a ${name} -d ${fishText(description)}`,
    `complete -c cip-sync -n '__fish_seen_subcommand_from ${name}' -a '${words.join(' ')}'`,
  ]);
  return `# For fish: cip-sync completion fish > ~/.config/fish/completions/cip-sync.fish\n${lines.join('\n')}\n`;
}

function fishText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function powershell(commands: readonly CommandWords[]): string {
  return `# For PowerShell: cip-sync completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName cip-sync -ScriptBlock {
  param($word, $line, $cursor)
  $words = @{
${commands.map(({ name, words }) => `    '${name}' = '${words.join(' ')}'`).join('\n')}
  }
  $given = $line.CommandElements | ForEach-Object { $_.ToString() }
  $isFirst = $given.Count -lt 2 -or ($given.Count -eq 2 -and $word -ne '')
  $offered = if ($isFirst) { '${names(commands)}' } else { $words[$given[1]] }
  "$offered".Split(' ') | Where-Object { $_ -like "$word*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}
