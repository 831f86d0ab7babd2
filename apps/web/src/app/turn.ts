import { t } from '../i18n/index.ts';

/** Asks the browser once whether messages may be shown; only after a touch. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tells by the system that it is the viewer's turn, while the page is hidden. */
export function tellSystem(title: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(t('turn.mine'), { body: title, tag: 'conclave-turn', icon: '/icon-192.png' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
