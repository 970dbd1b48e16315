/** Vite's manifest: modules by their path below site/, with the files they became. */
export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;
