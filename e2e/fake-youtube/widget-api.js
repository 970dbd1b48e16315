// Replaces the second part of YouTube's script: YT.Player for a frame that is in the page already. It exchanges the
// same messages with the frame as the real one.
{
  const players = new Map();
  const getters = /^(get|is)(.)(.*)$/;
  const loaders = /^(load|cue)/;

  addEventListener('message', ({ origin, data }) => {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    const player = players.get(message.id);
    if (player && player.origin === origin) player.receive(message);
  });

  class Player {
    constructor(frame, { events = {} } = {}) {
      this.frame = frame;
      this.origin = new URL(frame.src).origin;
      this.id = players.size + 1;
      this.playerInfo = {};
      this.listeners = events;
      this.isConnected = false;
      this.queue = [];
      players.set(this.id, this);
      for (const name of Object.keys(events)) this.command('addEventListener', [name]);
      const listen = () => this.send({ event: 'listening' });
      const startListening = () => {
        clearInterval(this.listening);
        this.listening = setInterval(listen, 250);
      };
      startListening();
      frame.addEventListener('load', startListening);
    }

    getIframe() {
      return this.frame;
    }

    send(message) {
      const text = JSON.stringify({ ...message, id: this.id, channel: 'widget' });
      // As with the real one, the browser logs a warning if the frame is not, or not yet, of that origin.
      this.frame.contentWindow?.postMessage(text, this.origin);
    }

    command(func, args) {
      const message = { event: 'command', func, args };
      if (this.isConnected) this.send(message);
      else this.queue.push(message);
    }

    receive({ event, info }) {
      if (!this.isConnected) {
        this.isConnected = true;
        for (const message of this.queue.splice(0)) this.send(message);
      }
      if (event === 'initialDelivery') {
        clearInterval(this.listening);
        for (const name of info.apiInterface) this[name] ??= this.createMethod(name);
        this.playerInfo = { ...info };
      } else if (event === 'infoDelivery') Object.assign(this.playerInfo, info);
      else if (event === 'alreadyInitialized') clearInterval(this.listening);
      else this.listeners[event]?.({ target: this, data: info });
    }

    createMethod(name) {
      if (name === 'getCurrentTime') return () => this.estimateTime();
      const getter = getters.exec(name);
      if (getter) return () => this.playerInfo[getter[2].toLowerCase() + getter[3]];
      return (...args) => {
        if (loaders.test(name)) this.playerInfo = {};
        this.command(name, args);
        return this;
      };
    }

    estimateTime() {
      const { currentTime, playerState, currentTimeLastUpdated_: updatedAt, playbackRate } = this.playerInfo;
      if (playerState !== 1) return currentTime;
      const elapsed = (Date.now() / 1000 - updatedAt) * playbackRate;
      return currentTime + Math.min(Math.max(elapsed, 0), 1);
    }
  }

  window.YT.Player = Player;
  window.YT.PlayerState = { UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5 };
  window.YT.loaded = 1;
  window.onYouTubeIframeAPIReady?.();
}
