/** How wide a QR code is on the stage, so that phones read it from afar. */
export const stageQrWidth = "min(42vmin, 60vw)";
