// Preloaded into a process, writes down what it does to the files of one folder: each write, cut, sync and removal, in order, once it is done.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

struct head {
  uint32_t what, path;
  uint64_t at, length;
};

static pthread_mutex_t door = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static const char *folder;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void put(struct iovec *parts, int count) {
  ssize_t all = 0;
  for (int i = 0; i < count; i++) all += parts[i].iov_len;
  if (REAL(writev)(journal, parts, count) != all) abort();
}

static int is_known(const char *path) {
  if (!folder) folder = getenv("POWER_FOLDER");
  size_t length = folder ? strlen(folder) : 0;
  return length && strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static void note(char what, const char *path, uint64_t at, const void *data, uint64_t length) {
  if (!is_known(path)) return;
  struct head head = {what, strlen(path), at, length};
  struct iovec parts[] = {{&head, sizeof head}, {(void *)path, head.path}, {(void *)data, data ? length : 0}};
  pthread_mutex_lock(&door);
  if (journal < 0) journal = REAL(open)(getenv("POWER_JOURNAL"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  put(parts, 3);
  pthread_mutex_unlock(&door);
}

static void note_file(char what, int file, uint64_t at, const void *data, uint64_t length) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t end = readlink(link, path, sizeof path - 1);
  if (end <= 0) return;
  path[end] = 0;
  note(what, path, at, data, length);
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t at) {
  ssize_t done = REAL(pwrite64)(file, data, length, at);
  if (done > 0) note_file('w', file, at, data, done);
  return done;
}

ssize_t write(int file, const void *data, size_t length) {
  ssize_t done = REAL(write)(file, data, length);
  struct stat known;
  if (done > 0 && fstat(file, &known) == 0 && S_ISREG(known.st_mode)) note_file('w', file, lseek(file, 0, SEEK_CUR) - done, data, done);
  return done;
}

int ftruncate64(int file, off64_t length) {
  int failed = REAL(ftruncate64)(file, length);
  if (!failed) note_file('t', file, 0, NULL, length);
  return failed;
}

int fsync(int file) {
  int failed = REAL(fsync)(file);
  if (!failed) note_file('s', file, 0, NULL, 0);
  return failed;
}

int fdatasync(int file) {
  int failed = REAL(fdatasync)(file);
  if (!failed) note_file('s', file, 0, NULL, 0);
  return failed;
}

int unlink(const char *path) {
  int failed = REAL(unlink)(path);
  if (!failed) note('u', path, 0, NULL, 0);
  return failed;
}
