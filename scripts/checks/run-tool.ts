import { spawn } from 'node:child_process';

/** Runs a package's program, given by its file, with its output shown immediately. Resolves with its exit code. */
export function runTool(file: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment };
    const tool = spawn(process.execPath, [file, ...args], { stdio: 'inherit', env });
    tool.on('error', reject);
    tool.on('exit', (code) => resolve(code ?? 1));
  });
}
