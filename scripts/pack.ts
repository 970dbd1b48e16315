import { compileEngine } from './package/compile-engine.ts';

await compileEngine();
