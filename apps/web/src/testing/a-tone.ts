/** A second of a tone: WAV, 8 bits, 8,000 samples a second. */
export const aTone = (): string => {
  const head = [0x46464952, 36 + 8000, 0x45564157, 0x20746d66, 16, 0x10001, 8000, 8000, 0x80001];
  const samples = Uint8Array.from({ length: 8000 }, (_, i) => 128 + 20 * Math.sin(i / 3));
  return URL.createObjectURL(
    new Blob([Uint32Array.from([...head, 0x61746164, 8000]), samples], { type: 'audio/wav' }),
  );
};
