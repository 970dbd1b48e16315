// Stands in for the second part of YouTube's script: YT.Player around a frame that is in the page already. The messages
// between it and the frame are those of the real one.
{
  const players = new Map();
  const reads = /^(get|is)(.)(.*)$/;
  const loads = /^(load|cue)/;

  addEventListener('message', ({ origin, data }) => {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    const player = players.get(message.id);
    if (player && player.origin === origin) player.hear(message);
  });

  class Player {
    constructor(frame, { events = {} } = {}) {
      this.frame = frame;
      this.origin = new URL(frame.src).origin;
      this.id = players.size + 1;
      this.playerInfo = {};
      this.listeners = events;
      this.isHeard = false;
      this.waiting = [];
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
      // The browser says so on the console where the frame is not, or not yet, of that origin: so does the real one.
      this.frame.contentWindow?.postMessage(text, this.origin);
    }

    command(func, args) {
      const message = { event: 'command', func, args };
      if (this.isHeard) this.send(message);
      else this.waiting.push(message);
    }

    hear({ event, info }) {
      if (!this.isHeard) {
        this.isHeard = true;
        for (const message of this.waiting.splice(0)) this.send(message);
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
      if (name === 'getCurrentTime') return () => this.guessTime();
      const read = reads.exec(name);
      if (read) return () => this.playerInfo[read[2].toLowerCase() + read[3]];
      return (...args) => {
        if (loads.test(name)) this.playerInfo = {};
        this.command(name, args);
        return this;
      };
    }

    guessTime() {
      const { currentTime, playerState, currentTimeLastUpdated_: updatedAt, playbackRate } = this.playerInfo;
      if (playerState !== 1) return currentTime;
      const since = (Date.now() / 1000 - updatedAt) * playbackRate;
      return currentTime + Math.min(Math.max(since, 0), 1);
    }
  }

  window.YT.Player = Player;
  window.YT.PlayerState = { UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5 };
  window.YT.loaded = 1;
  window.onYouTubeIframeAPIReady?.();
}
