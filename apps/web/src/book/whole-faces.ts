/**
 * The address of every face of the books in all its letters, by its module path. The faces of Han
 * and Hangul weigh 7 and 12 MB: there the device's own font is stretched to the measured width
 * instead.
 */
export const WHOLE_FACES: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '../../../../node_modules/@expo-google-fonts/andika/*.ttf',
    '../../../../node_modules/@expo-google-fonts/caprasimo/400Regular/*.ttf',
    '../../../../node_modules/@expo-google-fonts/fraunces/900Black/*.ttf',
    '../../../../node_modules/@expo-google-fonts/literata/{400Regular,400Regular_Italic,700Bold,900Black}/*.ttf',
    '../../../../node_modules/@expo-google-fonts/noto-*/{400Regular,700Bold}/*.ttf',
  ],
  { query: '?url', import: 'default', eager: true },
);
