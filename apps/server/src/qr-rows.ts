import QRCode from 'qrcode';

/** The QR code of a text, row by row, `1` for a dark square. */
export const qrRows = (text: string): string[] => {
  const { data, size } = QRCode.create(text).modules;
  return Array.from({ length: size }, (_, row) =>
    Array.from(data.slice(row * size, (row + 1) * size), (dark) => (dark ? '1' : '0')).join(''),
  );
};
