import { useTitle } from '../../ui/use-title.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { useDraft } from './use-draft.ts';
import { Wizard } from './wizard.tsx';

/**
 * The five-step wizard (spec §2). Its first step is there at once, and takes entries when
 * the draft that this browser kept has been looked for.
 */
const CreateBookPage = () => {
  const { kept, change, setPhoto } = useDraft();
  useTitle('Create your book');
  return (
    <div inert={kept === null}>
      <Wizard
        key={kept?.isNew === false ? 'kept' : 'new'}
        draft={kept?.draft ?? EMPTY_DRAFT}
        photo={kept?.photo ?? null}
        onChange={change}
        onPhoto={setPhoto}
      />
    </div>
  );
};

export default CreateBookPage;
