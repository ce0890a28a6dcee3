import { FREE_REVISIONS } from '@bramblebook/contract/settings';
import { Mail, PencilLine, ReceiptText } from 'lucide-react';
import { useShopConfig } from '../../api/shop-config.ts';
import { helpQuestions } from '../../content/questions.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Card } from '../../ui/card.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** How to reach us, what can be changed, what cannot be given back, and common questions. */
const HelpPage = () => {
  const { supportEmail, models } = useShopConfig();
  useTitle('Help and support');
  return (
    <div className="wrap max-w-5xl py-12 sm:py-20">
      <h1 className="text-4xl sm:text-5xl">Help and support</h1>
      <p className="mt-4 max-w-2xl text-ink-soft text-lg">
        Write to us about your book, your order, or an idea you would like to see painted. Most
        answers are on this page.
      </p>
      <div className="mt-10 grid gap-5 md:grid-cols-3">
        <Card className="grid content-start gap-3">
          <Mail className="size-7 text-berry" strokeWidth={1.75} aria-hidden="true" />
          <h2 className="text-xl">Write to us</h2>
          <p>
            <a
              href={`mailto:${supportEmail}`}
              className="inline-flex min-h-11 items-center break-all font-semibold text-berry underline underline-offset-4 hover:text-berry-deep"
            >
              {supportEmail}
            </a>
          </p>
        </Card>
        <Card className="grid content-start gap-3">
          <PencilLine className="size-7 text-berry" strokeWidth={1.75} aria-hidden="true" />
          <h2 className="text-xl">Revision policy</h2>
          <p>
            Every book comes with <strong>{FREE_REVISIONS} free revisions</strong>. Choose the pages
            on your book’s preview, say what should be different, and only those are made again.
          </p>
        </Card>
        <Card className="grid content-start gap-3">
          <ReceiptText className="size-7 text-berry" strokeWidth={1.75} aria-hidden="true" />
          <h2 className="text-xl">Refund policy</h2>
          <p>
            Each book is made for one child, so we give <strong>no refunds</strong>. You see the
            whole book before you order, free of charge.
          </p>
        </Card>
      </div>
      <h2 className="mt-16 mb-6 text-3xl">Frequently asked questions</h2>
      <Accordion entries={helpQuestions(models)} />
    </div>
  );
};

export default HelpPage;
