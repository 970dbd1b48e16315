import type { LeftOut } from './plan.ts';

/** Every printed command that is not run by `npm test -- docs`, and why. */
export const leftOut: readonly LeftOut[] = [
  { command: 'npm test', because: 'this is a step of it' },
  ...[
    'npm pack',
    'npm install ./bonbon-0.9.0.tgz',
    'npx bonbon new my-site',
    'cd my-site',
    'npx bonbon start',
    'npm install ../bonbon-0.9.0.tgz',
    'npx bonbon new my-site --yes',
  ].map((command) => ({ command, because: 'the step package runs it, with the packed file' })),
  {
    command: 'npx bonbon import my-site.zip my-site',
    because: 'it is typed where there is no site yet; cli/import.test.ts makes one',
  },
  ...[
    'sudo apt-get update',
    'sudo apt-get install --yes --no-install-recommends nodejs npm ca-certificates libatomic1 caddy rsync',
    'sudo useradd --create-home --home-dir /srv/bonbon --shell /bin/bash bonbon',
    'sudo install -d -m 700 -o bonbon -g bonbon /srv/bonbon/.ssh',
    'sudo install -m 600 -o bonbon -g bonbon ~/.ssh/authorized_keys /srv/bonbon/.ssh/',
    'scp bonbon-0.9.0.tgz bonbon@example.com:',
    "ssh bonbon@example.com 'npm install ./bonbon-0.9.0.tgz && npx bonbon --version'",
    'sudo cp /srv/bonbon/node_modules/bonbon/deploy/bonbon.service /etc/systemd/system/',
    'sudo systemctl enable --now bonbon',
    'sudo cp /srv/bonbon/node_modules/bonbon/deploy/Caddyfile /etc/caddy/Caddyfile',
    "sudo sed -i 's/bonbon.example.com/example.com/' /etc/caddy/Caddyfile",
    'sudo systemctl reload caddy',
    'sudo systemctl disable --now caddy',
    'sudo apt-get install --yes nginx certbot',
    "sudo certbot certonly --webroot -w /var/www/html --deploy-hook 'systemctl reload nginx' -d example.com",
    'sudo cp /srv/bonbon/node_modules/bonbon/deploy/nginx.conf /etc/nginx/sites-available/bonbon',
    "sudo sed -i 's/bonbon.example.com/example.com/' /etc/nginx/sites-available/bonbon",
    'sudo ln -s ../sites-available/bonbon /etc/nginx/sites-enabled/',
    'sudo systemctl reload nginx',
    "ssh bonbon@example.com 'npx bonbon guestbook door --data /var/lib/bonbon'",
    'rsync -a bonbon@example.com:/var/lib/bonbon/backups/ bonbon-backups/',
    'sudo systemctl restart bonbon',
    'sudo apt-get install --yes podman podman-compose',
    'cp ../bonbon-0.9.0.tgz .',
    'cp node_modules/bonbon/deploy/compose.yaml .',
    'echo BONBON_ADDRESS=example.com > .env',
    'sudo podman-compose up -d --build',
    'sudo podman-compose build',
    'sudo podman-compose down',
    'sudo podman-compose up -d',
    'sudo systemctl enable podman-restart',
  ].map((command) => ({
    command,
    because:
      'it changes a whole machine; deploy/*.test.ts try the unit, the proxies and the image with the files themselves',
  })),
  { command: 'npm test -- docs', because: 'this is it' },
  {
    command: 'npm test -- fields',
    because: 'it takes minutes; the step e2e does the same with one field of each kind and each file',
  },
  {
    command: 'npm run music -- render',
    because: 'it plays twelve songs, which takes minutes; sample/workshop/music/mixer/mixer.test.ts plays a short one',
  },
  ...['npm run music -- check'].map((command) => ({
    command,
    because: 'it asks YouTube; admin/music/check-command.test.ts has a fake one',
  })),
  {
    command: 'npm run bench',
    because: 'it takes a minute and a half; bench/README.md prints the same program with its options, and that is run',
  },
  {
    command: 'npm run bench:pages',
    because: 'it takes four minutes; bench/README.md prints the same program with its options, and that is run',
  },
  {
    command: 'npm run bench:frames',
    because: 'it takes minutes; bench/README.md prints the same program with its options, and that is run',
  },
  {
    command: 'npm run bench:build',
    because: 'it takes a minute; bench/README.md prints the same program with its options, and that is run',
  },
  {
    command: 'npm run bench:guestbook',
    because: 'it takes minutes; bench/README.md prints the same program with its options, and that is run',
  },
  {
    command: 'npm run bench:mixed',
    because: 'it takes half a minute; bench/README.md prints it with its option, and that is run',
  },
  {
    command: 'npm run bench:mixed -- --minutes 60',
    because: 'it takes an hour',
  },
  {
    command: 'GUESTBOOK_NTFY=https://ntfy.sh/a-name-nobody-guesses npm start',
    because: 'it would notify ntfy.sh of a signing; server/guestbook/notices/ has a fake one',
  },
  {
    command: 'GUESTBOOK_WEBHOOK=https://discord.com/api/webhooks/… GUESTBOOK_WEBHOOK_SHAPE=discord npm start',
    because: 'it needs an address from Discord; server/guestbook/notices/ has a fake one',
  },
  { command: 'crontab -e', because: "it opens an editor on the schedule of this machine's user" },
  {
    command:
      '17 5 * * * curl -fsS -H "apikey: sb_publishable_AbCdEfGh" "https://abcdefghijkl.supabase.co/rest/v1/guestbook_status?select=*&limit=1" > /dev/null',
    because: 'it is for cron and a real Supabase project',
  },
  { command: 'npx vitest', because: 'it runs every test before it watches; npm test does that' },
  { command: 'npm install some-package@1.2.3', because: 'no package has this name' },
  { command: 'npm ci', because: 'npm start installs with it; the text only mentions it' },
  { command: 'npm test -- browser', because: 'it takes a minute, and is a step of npm test' },
];
