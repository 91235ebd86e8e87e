/** Reads a QR code with the device's camera. */

import { dialog, openModal } from "../../components/dialog.js";
import { make } from "../../components/dom.js";
import { tellingLine } from "../../components/telling.js";
import type { App } from "../../types/page.js";

/** The longer side of what is looked at, in pixels: enough for a code that fills half of it. */
const SIDE = 640;

/** Whether there may be a camera that this page can ask for. */
export function canScan() {
  return isSecureContext && navigator.mediaDevices?.getUserMedia !== undefined;
}

/** Shows what the camera sees until it sees a code that is wanted; null when it was closed before. */
export async function scan(
  app: App,
  title: string,
  isWanted: (text: string) => boolean,
): Promise<string | null> {
  const { words } = app;
  const video = make("video", {
    class: "scan-picture",
    autoplay: true,
    muted: true,
    playsinline: true,
  });
  const told = tellingLine(null, words.t("scan-asking"));
  const opened = dialog(
    { title, class: "scan", closeLabel: words.t("shell-close") },
    video,
    told,
  );
  const closed = new Promise((resolve) => opened.addEventListener("close", resolve));
  openModal(opened);
  let stream: MediaStream | null = null;
  try {
    const facingMode = "environment";
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode } });
    video.srcObject = stream;
    await video.play();
    told.textContent = words.t("scan-looking");
    const { default: decode } = await import("../../../lib/qr/decode.js");
    const found = await seen(video, opened, (image) => decode(image), isWanted);
    opened.close();
    return found;
  } catch {
    told.textContent = words.t("scan-refused");
    await closed;
    return null;
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
}

/** `decode` throws where there is no code. */
async function seen(
  video: HTMLVideoElement,
  opened: HTMLDialogElement,
  decode: (image: ImageData) => string,
  isWanted: (text: string) => boolean,
) {
  const canvas = make("canvas");
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  while (opened.open && brush) {
    const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.max(1, video.videoWidth * scale);
    canvas.height = Math.max(1, video.videoHeight * scale);
    brush.drawImage(video, 0, 0, canvas.width, canvas.height);
    const text = read(() => decode(brush.getImageData(0, 0, canvas.width, canvas.height)));
    if (text !== null && isWanted(text)) return text;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return null;
}

function read(decode: () => string) {
  try {
    return decode();
  } catch {
    return null;
  }
}
