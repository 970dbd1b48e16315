type Decoded = { channelData: Float32Array[]; sampleRate: number };

/** Takes the bytes of a recording piece by piece. */
export type StreamDecoder = {
  decode: (bytes: Uint8Array) => Promise<Decoded> | Decoded;
  flush?: () => Promise<Decoded> | Decoded;
  free: () => void;
};
