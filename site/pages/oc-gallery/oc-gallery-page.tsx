import { characterList } from 'virtual:content';
import { useAddress } from '#site/navigation/navigation.tsx';
import { useListPage } from '#site/ui/list/list-pages.ts';
import { Gallery } from './gallery.tsx';

/** A new gallery for every history entry: each keeps what was looked for in it. */
export function OcGalleryPage() {
  const list = useListPage('characters') ?? characterList;
  return <Gallery key={useAddress().key} list={list} />;
}
