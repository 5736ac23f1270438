import "./usual.js";
// src/git/fetch.ts
function tokenEnvironment(serverUrl, token) {
	const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
	const key = `http.${new URL(serverUrl).origin}/.extraheader`;
	return {
		GIT_CONFIG_COUNT: "2",
		GIT_CONFIG_KEY_0: key,
		GIT_CONFIG_VALUE_0: "",
		GIT_CONFIG_KEY_1: key,
		GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}`
	};
}
export { tokenEnvironment };
