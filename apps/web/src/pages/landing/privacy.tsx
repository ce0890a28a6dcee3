import { EyeOff, Lock, Trash2 } from 'lucide-react';
import { useShopConfig } from '../../api/shop-config.ts';
import { ideaWords, photoWords } from '../../content/model-words.ts';

const PROMISES = [
  {
    Icon: Trash2,
    title: 'Erased when they are done',
    words:
      'A photo goes 30 days after your book was delivered, or after 90 days without a visit, and we write to you that it is gone. A photo you never used goes within a day.',
  },
  {
    Icon: Lock,
    title: 'Yours to take or remove',
    words:
      'Download everything we hold about you, or erase your account, with one button on your dashboard.',
  },
] as const;

/** What happens to a child's photo and a parent's data (decision D3). */
export const Privacy = () => {
  const { models } = useShopConfig();
  const told = ideaWords(models);
  const promises = [{ Icon: EyeOff, ...photoWords(models) }, ...PROMISES];
  return (
    <section
      aria-labelledby="privacy-title"
      className="below-fold border-line border-t bg-leaf-tint py-16 sm:py-24"
    >
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <div>
          <h2 id="privacy-title" className="text-[2rem] text-leaf-deep sm:text-[2.75rem]">
            Your child’s privacy comes first
          </h2>
          <p className="mt-4 text-lg">
            A photo of a child is a thing of trust. Here is all that happens to it.
          </p>
          {told && <p className="mt-4">{told}</p>}
        </div>
        <ul className="grid gap-8 sm:grid-cols-3">
          {promises.map(({ Icon, title, words }) => (
            <li key={title} className="grid content-start gap-3">
              <Icon className="size-8 text-leaf" strokeWidth={1.75} aria-hidden="true" />
              <h3 className="text-xl">{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
