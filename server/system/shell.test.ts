import { expect, test } from 'vitest';
import { freeSpaceOf, quoteForShell, removalOf, startWithDataFolder, systemLog, withVariable } from './shell.ts';

test('a variable stands before a command as the shell of the system takes it', () => {
  expect(withVariable('PORT', 3001, 'npm start', 'linux')).toBe('PORT=3001 npm start');
  expect(withVariable('PORT', 3001, 'npm start', 'darwin')).toBe('PORT=3001 npm start');
  expect(withVariable('PORT', 3001, 'npm start', 'win32')).toBe("$env:PORT='3001'; npm start");
  expect(startWithDataFolder('linux')).toBe('DATA_FOLDER=/var/lib/bonbon npm start');
  expect(startWithDataFolder('win32')).toBe("$env:DATA_FOLDER='C:\\bonbon-data'; npm start");
});

test('a path is quoted where the shell would take it for something else', () => {
  expect(quoteForShell('/houses/mine', 'linux')).toBe('/houses/mine');
  expect(quoteForShell("/houses/Bonbon's", 'linux')).toBe("'/houses/Bonbon'\\''s'");
  expect(quoteForShell('C:\\houses\\mine', 'linux')).toBe("'C:\\houses\\mine'");
  expect(quoteForShell('C:\\houses\\mine', 'win32')).toBe('C:\\houses\\mine');
  expect(quoteForShell("C:\\Bonbon's house", 'win32')).toBe("'C:\\Bonbon''s house'");
  expect(quoteForShell('@mine', 'win32')).toBe("'@mine'");
});

test('what an owner is told to type exists on the system', () => {
  expect(removalOf(['/a b', '/c'], 'linux')).toBe("rm -f '/a b' /c");
  expect(removalOf(['C:\\a b', 'C:\\c'], 'win32')).toBe("Remove-Item 'C:\\a b', C:\\c -ErrorAction Ignore");
  expect(freeSpaceOf('/houses', 'linux')).toBe('df -h /houses');
  expect(freeSpaceOf('C:\\houses', 'win32')).toBe('Get-PSDrive -PSProvider FileSystem');
  expect(systemLog('linux')).toBe('dmesg | tail');
  expect(systemLog('darwin')).toBe('sudo dmesg | tail');
  expect(systemLog('win32')).toBe('Get-WinEvent System -MaxEvents 20');
});
