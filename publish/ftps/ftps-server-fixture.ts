import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../ssh/ssh-server-fixture.ts';

const program = '/usr/sbin/vsftpd';
/** Why there is none here, if so: only root can start one with a password of its own. */
export const whyNoFtpsServer = !existsSync(program)
  ? 'vsftpd is not installed here'
  : process.getuid?.() !== 0 && 'only root can start vsftpd';

/** A real `vsftpd` on this computer for the user root, in a mount namespace where the passwords are others. */
export async function startFtpsServer({ password, name = 'localhost' }: { password: string; name?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-ftps-'));
  const at = (file: string) => join(folder, file);
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    '-keyout',
    at('key'),
    '-out',
    at('certificate'),
  ]);
  const port = await findFreePort();
  const lines = [
    ...['listen=YES', 'listen_address=127.0.0.1', `listen_port=${port}`, 'background=NO', 'anonymous_enable=NO'],
    ...['local_enable=YES', 'write_enable=YES', 'local_umask=022', 'utf8_filesystem=YES', 'pam_service_name=vsftpd'],
    ...['ssl_enable=YES', 'force_local_logins_ssl=YES', 'force_local_data_ssl=YES', 'require_ssl_reuse=YES'],
    ...[`rsa_cert_file=${at('certificate')}`, `rsa_private_key_file=${at('key')}`, 'seccomp_sandbox=NO', 'isolate=NO'],
  ];
  writeFileSync(at('config'), `${lines.join('\n')}\n`);
  writeFileSync(at('pam'), 'auth required pam_unix.so\naccount required pam_unix.so\nsession required pam_permit.so\n');
  const hash = spawnSync('openssl', ['passwd', '-6', '-stdin'], { input: password }).stdout.toString().trim();
  const shadow = readFileSync('/etc/shadow', 'utf8').replace(/^root:[^:]*:/m, () => `root:${hash}:`);
  writeFileSync(at('shadow'), shadow, { mode: 0o600 });
  const script = 'mount --bind "$0/shadow" /etc/shadow && mount --bind "$0/pam" /etc/pam.d/vsftpd && exec "$@"';
  const child = spawn('unshare', ['-m', 'sh', '-c', script, folder, program, at('config')], { stdio: 'pipe' });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`vsftpd did not start: ${log}`);
    await setTimeout(20);
  }
  return {
    settings: { server: `root@localhost`, port },
    certificate: readFileSync(at('certificate'), 'utf8'),
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
