import { writeFileSync } from 'node:fs';
import { drawStickerSheet, sheetFile } from './sticker-sheet.ts';

writeFileSync(sheetFile, drawStickerSheet());
