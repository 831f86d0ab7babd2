/** Small sounds made on the spot; nothing is downloaded. */

export type Sound = 'tap' | 'card' | 'dice' | 'hit' | 'heal' | 'turn' | 'win' | 'lose' | 'coin';

interface Note {
  /** Hertz at the beginning and the end. */
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType | 'noise';
}

const note = (from: number, at: number, lasts: number, loud = 0.1, wave: Note['wave'] = 'triangle', to = from): Note => ({ from, to, at, lasts, loud, wave });

const score: Record<Sound, Note[]> = {
  tap: [note(1300, 0, 0.03, 0.03, 'sine', 900)],
  card: [note(2600, 0, 0.07, 0.08, 'noise', 900)],
  coin: [note(1560, 0, 0.08, 0.05), note(2340, 0.05, 0.14, 0.04)],
  dice: [0, 0.07, 0.13, 0.21, 0.26].map((at, i) => note(1500 - i * 160, at, 0.05, 0.11 - i * 0.012, 'noise', 500)),
  hit: [note(220, 0, 0.3, 0.16, 'sawtooth', 58), note(900, 0, 0.16, 0.12, 'noise', 120)],
  heal: [note(523, 0, 0.3, 0.06, 'sine'), note(659, 0.1, 0.3, 0.06, 'sine'), note(784, 0.2, 0.45, 0.06, 'sine')],
  turn: [note(587, 0, 0.16, 0.07), note(880, 0.12, 0.3, 0.07)],
  win: [523, 659, 784, 1047].map((hertz, i) => note(hertz, i * 0.13, 0.5, 0.08)),
  lose: [440, 392, 330, 262].map((hertz, i) => note(hertz, i * 0.17, 0.45, 0.06, 'sine')),
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function strike(audio: AudioContext, { from, to, at, lasts, loud, wave }: Note): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = noise(audio);
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source.connect(filter).connect(gain);
    source.start(start, 0, lasts);
    return;
  }
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + lasts);
}

/** Browsers allow sound only after a touch: before that this does nothing. */
export function playSound(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  for (const one of score[sound]) strike(audio, one);
}
