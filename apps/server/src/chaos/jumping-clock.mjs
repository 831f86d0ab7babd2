/** Loaded before a server: whoever sends SIGUSR2 sets its clock an hour ahead, then an hour back, and so on. */
const HOUR_MS = 3600_000;
const right = Date.now;
let ahead = 0;

Date.now = () => right() + ahead;
process.on('SIGUSR2', () => {
  ahead = ahead > 0 ? -HOUR_MS : HOUR_MS;
});
