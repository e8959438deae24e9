-- A session is a family of refresh tokens: one use each, the next one born of the last.
create table session (
  id uuid primary key default gen_random_uuid(),
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  motif text check (motif in ('deconnexion', 'reutilisation', 'compte', 'mot-de-passe')),
  user_agent text not null default '',
  check ((revoked_at is null) = (motif is null))
);
create index session_utilisateur on session (id_utilisateur) where revoked_at is null;
create index session_revoquee on session (revoked_at) where revoked_at is not null;
create index session_fin on session (expires_at);

create table jeton_rafraichissement (
  -- SHA-256 of the token: what is stored opens nothing.
  hash bytea primary key,
  id_session uuid not null references session (id) on delete cascade,
  -- Two exchanges of one token cannot have two successors.
  parent bytea unique references jeton_rafraichissement (hash) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  rotated_at timestamptz
);
create index jeton_rafraichissement_session on jeton_rafraichissement (id_session);

-- Every server hears of a revocation at once, whoever wrote it.
create function signaler_session_revoquee() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_revoquee', new.id::text);
  return new;
end $$;
create trigger session_revoquee after update of revoked_at on session
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function signaler_session_revoquee();

-- Disabling or locking an account ends its sessions, whatever screen, command or query did it.
create function fermer_sessions_du_compte() returns trigger language plpgsql as $$
begin
  update session set revoked_at = clock_timestamp(), motif = 'compte'
    where id_utilisateur = new.id and revoked_at is null;
  return new;
end $$;
create trigger utilisateur_ferme after update of locked, desactive_at on utilisateur
  for each row when (
    (new.locked and not old.locked) or (new.desactive_at is not null and old.desactive_at is null)
  )
  execute function fermer_sessions_du_compte();

-- Failed sign-ins, of known and unknown accounts alike: the account by the hash of its address.
create table echec_connexion (
  compte bytea not null,
  adresse inet not null,
  echecs int not null,
  dernier_at timestamptz not null,
  libre_at timestamptz not null,
  primary key (compte, adresse)
);
create index echec_connexion_dernier on echec_connexion (dernier_at);
