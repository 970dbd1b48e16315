import type { ProcessBlock, Project } from './projects-schema.ts';

/** Where the project can be visited; undefined when it has no live site, which an empty link also says. */
export function findLiveAddress({ link }: Pick<Project, 'link'>): string | undefined {
  return link?.trim() || undefined;
}

/** The side of the picture on the card at `index`, which counts from 0: left, right, left, and so on. */
export function choosePictureSide(index: number): 'left' | 'right' {
  return index % 2 === 0 ? 'left' : 'right';
}

/** Undefined when the owner has not written anything yet. */
export function findProcess({ developmentProcess }: Pick<Project, 'developmentProcess'>): ProcessBlock[] | undefined {
  return developmentProcess?.length ? developmentProcess : undefined;
}
