/** A soft tone that fades within a second; some browsers have none. */
export const beep = () => {
  try {
    const sound = new AudioContext();
    const [tone, volume] = [sound.createOscillator(), sound.createGain()];
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.25, sound.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 1);
    tone.connect(volume).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 1);
    tone.onended = () => sound.close();
  } catch {}
};
