// A host of libenet for tests. It reads commands from its standard input, one in a line, and prints
// its events. The first argument is the number of peers, the second one is "range" or "none".
#define _GNU_SOURCE
#include <enet/enet.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MAX_LENGTH (1 << 20)

static ENetHost *host;
static int is_echoing;
static int is_quiet;
static enet_uint8 message[MAX_LENGTH];

static const char *name_of(enet_uint32 flags) {
  if (flags & ENET_PACKET_FLAG_RELIABLE) return "reliable";
  return flags & ENET_PACKET_FLAG_UNSEQUENCED ? "unsequenced" : "unreliable";
}

static enet_uint32 flags_of(const char *mode) {
  if (strcmp(mode, "reliable") == 0) return ENET_PACKET_FLAG_RELIABLE;
  enet_uint32 flags = ENET_PACKET_FLAG_UNRELIABLE_FRAGMENT;
  return strcmp(mode, "unsequenced") == 0 ? flags | ENET_PACKET_FLAG_UNSEQUENCED : flags;
}

// A message begins with its number, which the bytes after it repeat.
static int number_of(const enet_uint8 *bytes, size_t length) {
  int number = bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
  for (size_t i = 4; i < length; i++) {
    if (bytes[i] != (enet_uint8)(number + i)) return -1;
  }
  return number;
}

static void send_messages(int channel, const char *mode, int first, int count, int length) {
  for (int number = first; number < first + count; number++) {
    for (int i = 0; i < length; i++) {
      message[i] = i < 4 ? number >> (24 - 8 * i) : number + i;
    }
    for (size_t i = 0; i < host->peerCount; i++) {
      if (host->peers[i].state == ENET_PEER_STATE_CONNECTED) {
        enet_peer_send(&host->peers[i], channel,
                       enet_packet_create(message, length, flags_of(mode)));
      }
    }
  }
}

static void disconnect_all(const char *form, int data) {
  for (size_t i = 0; i < host->peerCount; i++) {
    ENetPeer *peer = &host->peers[i];
    if (peer->state != ENET_PEER_STATE_CONNECTED) continue;
    if (strcmp(form, "now") == 0) enet_peer_disconnect_now(peer, data);
    else if (strcmp(form, "later") == 0) enet_peer_disconnect_later(peer, data);
    else enet_peer_disconnect(peer, data);
  }
}

static void obey(const char *line) {
  int port, channels, data, channel, first, count, length;
  char word[16];
  if (sscanf(line, "connect %d %d %d", &port, &channels, &data) == 3) {
    ENetAddress address;
    enet_address_set_host_ip(&address, "127.0.0.1");
    address.port = port;
    enet_host_connect(host, &address, channels, data);
  } else if (sscanf(line, "send %d %15s %d %d %d", &channel, word, &first, &count, &length) == 5) {
    send_messages(channel, word, first, count, length < MAX_LENGTH ? length : MAX_LENGTH);
  } else if (sscanf(line, "disconnect %15s %d", word, &data) == 2) {
    disconnect_all(word, data);
  } else if (strcmp(line, "echo") == 0) {
    is_echoing = 1;
  } else if (strcmp(line, "quiet") == 0) {
    is_quiet = 1;
  } else {
    fprintf(stderr, "unknown command: %s\n", line);
    exit(1);
  }
}

// Reads commands without waiting for them. Exits at the end of the input.
static void read_commands(void) {
  static char text[4096];
  static size_t size;
  struct pollfd input = {STDIN_FILENO, POLLIN, 0};
  while (poll(&input, 1, 0) > 0) {
    ssize_t count = read(STDIN_FILENO, text + size, sizeof(text) - size - 1);
    if (count <= 0) exit(0);
    size += count;
    text[size] = 0;
    char *end;
    while ((end = strchr(text, '\n')) != NULL) {
      *end = 0;
      obey(text);
      size -= end + 1 - text;
      memmove(text, end + 1, size + 1);
    }
  }
}

static void receive(ENetEvent *event) {
  ENetPacket *packet = event->packet;
  enet_uint32 flags = packet->flags & (ENET_PACKET_FLAG_RELIABLE | ENET_PACKET_FLAG_UNSEQUENCED);
  if (!is_quiet) {
    printf("received %d %s %d %zu\n", event->channelID, name_of(flags),
           number_of(packet->data, packet->dataLength), packet->dataLength);
  }
  if (is_echoing) {
    enet_peer_send(event->peer, event->channelID,
                   enet_packet_create(packet->data, packet->dataLength,
                                      flags & ENET_PACKET_FLAG_RELIABLE
                                          ? flags
                                          : flags | ENET_PACKET_FLAG_UNRELIABLE_FRAGMENT));
  }
  enet_packet_destroy(packet);
}

int main(int argc, char **argv) {
  if (argc != 3 || enet_initialize() != 0) return 1;
  ENetAddress address = {ENET_HOST_ANY, 0};
  host = enet_host_create(&address, atoi(argv[1]), 255, 0, 0);
  if (host == NULL) return 1;
  if (strcmp(argv[2], "range") == 0) enet_host_compress_with_range_coder(host);
  setvbuf(stdout, NULL, _IOLBF, 0);
  printf("port %d\n", host->address.port);
  while (1) {
    ENetEvent event;
    read_commands();
    int result = enet_host_service(host, &event, 1);
    while (result > 0) {
      if (event.type == ENET_EVENT_TYPE_CONNECT) printf("connected %u\n", event.data);
      if (event.type == ENET_EVENT_TYPE_DISCONNECT) printf("disconnected %u\n", event.data);
      if (event.type == ENET_EVENT_TYPE_RECEIVE) receive(&event);
      result = enet_host_check_events(host, &event);
    }
  }
}
