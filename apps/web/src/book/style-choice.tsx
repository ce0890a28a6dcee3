import { ART_STYLES, type ArtStyle } from '@bramblebook/contract/reading';
import { ART_STYLE_LABELS } from '../content/wizard-texts.ts';
import { Choice } from '../ui/choice.tsx';
import { StyleSwatch } from './style-swatch.tsx';

/** The picture styles with a small sample of each. */
export const StyleChoice = ({
  artStyle,
  onChange,
}: {
  readonly artStyle: ArtStyle;
  readonly onChange: (artStyle: ArtStyle) => void;
}) => (
  <Choice
    label="Picture style"
    options={ART_STYLES.map((value) => ({
      value,
      ...ART_STYLE_LABELS[value],
      picture: <StyleSwatch artStyle={value} />,
    }))}
    value={artStyle}
    onChange={onChange}
    className="sm:grid-cols-3"
  />
);
