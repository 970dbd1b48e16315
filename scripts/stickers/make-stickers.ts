import { writeFileSync } from 'node:fs';
import { drawStickerSprite, spriteFile } from './sticker-sprite.ts';

writeFileSync(spriteFile, drawStickerSprite());
