import { expect, test } from 'vitest';
import { freeSpaceCommandFor, quoteForShell, removeCommandFor, systemLogCommand, withVariable } from './shell.ts';

test("an environment variable is set in the syntax of the system's shell", () => {
  expect(withVariable('PORT', 3001, 'npm start', 'linux')).toBe('PORT=3001 npm start');
  expect(withVariable('PORT', 3001, 'npm start', 'darwin')).toBe('PORT=3001 npm start');
  expect(withVariable('PORT', 3001, 'npm start', 'win32')).toBe("$env:PORT='3001'; npm start");
});

test('a path is quoted if the shell requires it', () => {
  expect(quoteForShell('/houses/mine', 'linux')).toBe('/houses/mine');
  expect(quoteForShell("/houses/Bonbon's", 'linux')).toBe("'/houses/Bonbon'\\''s'");
  expect(quoteForShell('C:\\houses\\mine', 'linux')).toBe("'C:\\houses\\mine'");
  expect(quoteForShell('C:\\houses\\mine', 'win32')).toBe('C:\\houses\\mine');
  expect(quoteForShell("C:\\Bonbon's house", 'win32')).toBe("'C:\\Bonbon''s house'");
  expect(quoteForShell('@mine', 'win32')).toBe("'@mine'");
});

test("printed commands exist on the owner's system", () => {
  expect(removeCommandFor(['/a b', '/c'], 'linux')).toBe("rm -f '/a b' /c");
  expect(removeCommandFor(['C:\\a b', 'C:\\c'], 'win32')).toBe("Remove-Item 'C:\\a b', C:\\c -ErrorAction Ignore");
  expect(freeSpaceCommandFor('/houses', 'linux')).toBe('df -h /houses');
  expect(freeSpaceCommandFor('C:\\houses', 'win32')).toBe('Get-PSDrive -PSProvider FileSystem');
  expect(systemLogCommand('linux')).toBe('dmesg | tail');
  expect(systemLogCommand('darwin')).toBe('sudo dmesg | tail');
  expect(systemLogCommand('win32')).toBe('Get-WinEvent System -MaxEvents 20');
});
