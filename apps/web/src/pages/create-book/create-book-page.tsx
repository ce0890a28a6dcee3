import { Spinner } from '../../ui/spinner.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useDraft } from './use-draft.ts';
import { Wizard } from './wizard.tsx';

/** The five-step wizard (spec §2), once the draft this browser kept has been looked for. */
const CreateBookPage = () => {
  const { kept, change, setPhoto } = useDraft();
  useTitle('Create your book');
  return kept ? (
    <Wizard draft={kept.draft} photo={kept.photo} onChange={change} onPhoto={setPhoto} />
  ) : (
    <div className="grid grow place-items-center py-24">
      <Spinner label="One moment" />
    </div>
  );
};

export default CreateBookPage;
