/** What games with friends elsewhere need beside the table. It comes when somebody plays one. */

export { HostsTable } from "./hosting.js";
export { inviteScreen } from "./invite.js";
export { joinScreen } from "./join.js";
export { replyScreen } from "./reply.js";
