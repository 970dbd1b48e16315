import { delights } from 'virtual:content';
import { useEffect } from 'react';
import { useLateDragging } from '#site/frame/drag-to-close/late-dragging.ts';
import { startPageWipes } from '#site/frame/page-wipe/page-wipe.ts';
import { Pet } from '#site/frame/pet/pet.tsx';
import { useAfterLoad } from '#site/frame/use-after-load.ts';
import { Windows } from '#site/frame/windows/windows.tsx';

const awaitIdle = async () => {
  // Safari 17 lacks it.
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  return true;
};

/** What moves, each part unless the owner did without: the windows, the pet that sits on them, and the pages. */
export function LateMoves() {
  useLateDragging();
  return (
    <>
      {delights.windows === false ? null : <LateWindows />}
      {delights.pet ? <LatePet /> : null}
      {delights.pageChanges === false ? null : <PageWipes />}
    </>
  );
}

// Reading the windows' titles needs the layout. In one task with the header's lights it took 110 ms on a slow phone.
function LateWindows() {
  return useAfterLoad(awaitIdle) ? <Windows /> : null;
}

function LatePet() {
  return useAfterLoad(awaitIdle) ? <Pet /> : null;
}

function PageWipes() {
  useEffect(startPageWipes, []);
  return null;
}
