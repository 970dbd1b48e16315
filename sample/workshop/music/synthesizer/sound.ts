export type Sound = { left: Float32Array; right: Float32Array };
