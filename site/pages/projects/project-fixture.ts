import { projects } from 'virtual:content';
import type { Project } from '#model/projects-schema.ts';

export const kettle: Project = {
  id: 'kettle',
  order: 1,
  title: 'Kettle',
  description: 'It whistles.\nTwice.\n\nThen it stops.',
  image: { src: projects[0]?.image.src ?? '', width: 960, height: 600, isPixelArt: true },
  alt: 'A kettle on a stove.',
};
