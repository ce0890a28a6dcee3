/** Of MPEG-1 layer III, 32 kbit/s, 44,100 Hz, mono (ISO/IEC 11172-3, 2.4.2.3). */
const FRAME_HEAD = [0xff, 0xfb, 0x10, 0xc4];
const FRAME_BYTES = 104;
const FRAME_SECONDS = 1_152 / 44_100;

/** So many seconds of silence, as an MP3 that every browser plays. */
export const silence = (seconds: number): Buffer => {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.set(FRAME_HEAD);
  return Buffer.concat(
    Array.from({ length: Math.max(1, Math.ceil(seconds / FRAME_SECONDS)) }, () => frame),
  );
};
