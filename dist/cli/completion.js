// src/commands/completion.ts
function completionScript(program, shell) {
	const commands = program.commands.map((command) => {
		const flags = [command, ...command.commands].flatMap(flagsOf);
		const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
		const below = command.commands.map((one) => one.name());
		return {
			name: command.name(),
			description: command.description(),
			words: [
				...choices,
				...below,
				...new Set(flags),
				"--help"
			]
		};
	});
	return {
		bash,
		zsh,
		fish,
		powershell
	}[shell](commands);
}
function flagsOf({ options }) {
	return options.filter(({ hidden }) => !hidden).flatMap(({ long }) => long ?? []);
}
function names(commands) {
	return commands.map(({ name }) => name).join(" ");
}
function bash(commands) {
	return `# For bash: source <(cip-sync completion bash)
_cip_sync() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words
  if [ "$COMP_CWORD" -eq 1 ]; then words='${names(commands)}'; else
    case "\${COMP_WORDS[1]}" in
${commands.map(({ name, words }) => `      ${name}) words='${words.join(" ")}' ;;`).join("\n")}
      *) words='' ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ "\${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -F _cip_sync cip-sync
`;
}
function zsh(commands) {
	return `#compdef cip-sync
# For zsh: cip-sync completion zsh > "\${fpath[1]}/_cip-sync"
_cip_sync() {
  if (( CURRENT == 2 )); then compadd -- ${names(commands)}; return; fi
  case "\${words[2]}" in
${commands.map(({ name, words }) => `    ${name}) compadd -- ${words.join(" ")} ;;`).join("\n")}
  esac
  _files
}
# Found in fpath, this file is the body of a function of its name.
if [[ "\${funcstack[1]}" == _cip-sync ]]; then _cip_sync; else compdef _cip_sync cip-sync; fi
`;
}
function fish(commands) {
	return `# For fish: cip-sync completion fish > ~/.config/fish/completions/cip-sync.fish\n${commands.flatMap(({ name, description, words }) => [`complete -c cip-sync -n __fish_use_subcommand -f -a ${name} -d ${fishText(description)}`, `complete -c cip-sync -n '__fish_seen_subcommand_from ${name}' -a '${words.join(" ")}'`]).join("\n")}\n`;
}
function fishText(text) {
	return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
function powershell(commands) {
	return `# For PowerShell: cip-sync completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName cip-sync -ScriptBlock {
  param($word, $line, $cursor)
  $words = @{
${commands.map(({ name, words }) => `    '${name}' = '${words.join(" ")}'`).join("\n")}
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
export { completionScript };
