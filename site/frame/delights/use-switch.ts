import { useState } from 'react';

/** A choice stored in this browser under `key`; off by default. */
export function useSwitch(key: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setIsOn] = useState(() => readChoice(key));
  const toggle = () => {
    setIsOn(!isOn);
    try {
      if (isOn) localStorage.removeItem(key);
      else localStorage.setItem(key, 'on');
    } catch {
      // Then the choice lasts until the page is unloaded.
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
