import { staffApi } from '@bramblebook/contract/staff-api';
import type { SavedView } from '@bramblebook/contract/staff-order-api';
import { Bookmark, Check, Pencil, Plus, Trash2, Users } from 'lucide-react';
import { DropdownMenu as Menu } from 'radix-ui';
import { memo, useState } from 'react';
import { useLocation } from 'wouter';
import { send } from '../../../api/send.ts';
import { useQuery } from '../../../api/use-query.ts';
import { readAgain, staffQuery } from '../../act/staff-query.ts';
import { useAct } from '../../act/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { readView, writeView } from '../../table/list-address.ts';
import { ViewDialog } from './view-dialog.tsx';

const ITEM =
  'flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2 outline-none data-highlighted:bg-berry-tint max-sm:h-10';

const isQuery = (view: SavedView, query: string): boolean =>
  writeView({ ...readView(view.query), page: undefined }) === query;

/** Saved views of the list: go to one, save this one, change or remove the one shown. */
export const ViewsMenu = memo(({ query }: { readonly query: string }) => {
  const { data } = useQuery(staffQuery(staffApi.views));
  const [path, navigate] = useLocation();
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const views = data?.views ?? [];
  const shown = views.find((view) => isQuery(view, query));
  const { run: remove } = useAct({
    act: (viewId: string) => send(staffApi.removeView, { params: { viewId } }),
    words: {
      done: ['View removed'],
      failed: ['The view was not removed', 'Please try again.'],
    },
    onDone: () => readAgain(staffApi.views.path),
  });
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <Button variant="quiet" aria-label={`Views${shown ? `: ${shown.name}` : ''}`}>
            <Bookmark className="size-4" aria-hidden="true" />
            <span className="max-w-40 truncate">{shown?.name ?? 'Views'}</span>
          </Button>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content
            align="end"
            sideOffset={4}
            className="z-30 w-64 rounded-md border border-line bg-sheet p-1.5 shadow-lifted"
          >
            {views.length === 0 && (
              <p className="px-2 py-1.5 text-ink-soft">No view is saved yet.</p>
            )}
            {views.map((view) => (
              <Menu.Item
                key={view.id}
                className={ITEM}
                onSelect={() => navigate(view.query ? `${path}?${view.query}` : path)}
              >
                <Check
                  className={view === shown ? 'size-3.5' : 'size-3.5 opacity-0'}
                  aria-hidden="true"
                />
                <span className="truncate">{view.name}</span>
                {view.isShared && (
                  <Users className="ml-auto size-3.5 text-ink-soft" aria-label="for all" />
                )}
              </Menu.Item>
            ))}
            <Menu.Separator className="my-1.5 h-px bg-line" />
            <Menu.Item className={ITEM} onSelect={() => setEdited('new')}>
              <Plus className="size-3.5" aria-hidden="true" />
              Save this view…
            </Menu.Item>
            {views
              .filter((view) => view.isMine)
              .map((view) => (
                <Menu.Item key={view.id} className={ITEM} onSelect={() => setEdited(view)}>
                  <Pencil className="size-3.5" aria-hidden="true" />
                  <span className="truncate">Change “{view.name}”…</span>
                </Menu.Item>
              ))}
            {shown?.isMine && (
              <Menu.Item className={ITEM} onSelect={() => remove(shown.id)}>
                <Trash2 className="size-3.5" aria-hidden="true" />
                <span className="truncate">Remove “{shown.name}”</span>
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      {edited && <ViewDialog view={edited} query={query} onClose={() => setEdited(null)} />}
    </>
  );
});
