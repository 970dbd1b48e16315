import { useState } from 'react';

/** A choice that this browser remembers. It is off until somebody turns it on. */
export function useSwitch(key: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setIsOn] = useState(() => readChoice(key));
  const toggle = () => {
    setIsOn(!isOn);
    try {
      if (isOn) localStorage.removeItem(key);
      else localStorage.setItem(key, 'on');
    } catch {
      // The choice then holds until the page is left.
    }
  };
  return [isOn, toggle];
}

function readChoice(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}
