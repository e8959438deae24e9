// Test support: how the three nodes of the proof are set; the figures are those of docs/exploitation/sauvegarder.md.
import { join } from 'node:path';

export const names = ['n1', 'n2', 'n3'] as const;
export type Name = (typeof names)[number];
const net = '10.213.77';
export const nodeIp = (name: Name): string => `${net}.${11 + names.indexOf(name)}`;
export const here = `${net}.1`;
export const password = 'essai-sans-secret';
export const ports = { haproxy: 25_432, pgbouncer: 26_432 };
export const binaries = '/usr/lib/postgresql/15/bin';

export const urlAt = (host: string, port: number): string =>
  `postgres://postgres:${password}@${host}:${port}/portail`;

export const etcdArguments = (name: Name, home: string): string[] => [
  ...['--name', name, '--data-dir', join(home, 'etcd'), '--initial-cluster-state', 'new'],
  ...[
    '--listen-client-urls',
    `http://${nodeIp(name)}:2379`,
    '--advertise-client-urls',
    `http://${nodeIp(name)}:2379`,
  ],
  ...['--listen-peer-urls', `http://${nodeIp(name)}:2380`],
  ...['--initial-advertise-peer-urls', `http://${nodeIp(name)}:2380`],
  ...['--initial-cluster', names.map((one) => `${one}=http://${nodeIp(one)}:2380`).join(',')],
  // The three share one machine here: an election must not come of a busy processor.
  ...['--heartbeat-interval', '300', '--election-timeout', '3000'],
];

/** Gives one node its settings of Patroni, those of docs/exploitation/sauvegarder.md, as JSON, which YAML can read. */
export const patroniSettings = (name: Name, home: string) => ({
  scope: 'portail',
  name,
  restapi: { listen: `${nodeIp(name)}:8008`, connect_address: `${nodeIp(name)}:8008` },
  etcd3: { hosts: names.map((one) => `${nodeIp(one)}:2379`) },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 5,
      retry_timeout: 5,
      synchronous_mode: true,
      synchronous_mode_strict: false,
      maximum_lag_on_failover: 0,
      postgresql: {
        use_pg_rewind: true,
        parameters: {
          synchronous_commit: 'on',
          wal_log_hints: 'on',
          max_connections: 200,
          hot_standby_feedback: 'on',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    pg_hba: [`host all all ${net}.0/24 md5`, `host replication all ${net}.0/24 md5`, 'local all all trust'],
    post_init: `${binaries}/createdb -h ${home} -U postgres portail`,
  },
  postgresql: {
    listen: `${nodeIp(name)}:5432`,
    connect_address: `${nodeIp(name)}:5432`,
    data_dir: join(home, 'base'),
    bin_dir: binaries,
    pgpass: join(home, 'pgpass'),
    basebackup: [{ checkpoint: 'fast' }],
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'suiveur', password },
      rewind: { username: 'rembobineur', password },
    },
    parameters: { unix_socket_directories: home, password_encryption: 'md5' },
  },
});

export const haproxyConfig = `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primaire
  bind 127.0.0.1:${ports.haproxy}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${names.map((name) => `  server ${name} ${nodeIp(name)}:5432 check port 8008`).join('\n')}
`;

export const pgbouncerConfig = `
[databases]
portail = host=127.0.0.1 port=${ports.haproxy} dbname=portail user=postgres password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = md5
auth_file = users.txt
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 5
query_wait_timeout = 20
`;
