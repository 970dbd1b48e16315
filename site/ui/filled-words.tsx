import type { ReactNode } from 'react';

/** A text of the interface with an element in place of each {placeholder}. */
export function FilledWords({ text, ...parts }: { text: string } & Record<string, ReactNode>) {
  return text.split(/\{(\w+)\}/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: an owner may use a placeholder twice, and parts never move
    index % 2 ? <bdi key={index}>{parts[part]}</bdi> : part,
  );
}
