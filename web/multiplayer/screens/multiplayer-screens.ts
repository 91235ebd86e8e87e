/** What games with friends elsewhere need beside the table. It comes when somebody plays one. */

export { HostTable } from "./host-table.js";
export { inviteScreen } from "./invite-page.js";
export { joinScreen } from "./joining/join-page.js";
export { replyScreen } from "./reply-page.js";
export { seatCards } from "./seat-cards.js";
