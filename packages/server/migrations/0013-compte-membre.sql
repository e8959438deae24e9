-- The table of associations comes later and adds the foreign key.
create table membre_association (
  id uuid primary key default gen_random_uuid(),
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  id_association uuid not null,
  -- Null: the head office. Set: this secondary establishment only.
  id_siret text check (id_siret ~ '^[0-9]{14}$'),
  fonction text not null default '',
  etat text not null check (etat in ('demandee', 'active', 'refusee', 'quittee')),
  since timestamptz not null,
  -- Who made it so: the person, who accepted or refused, an administrator; null for the portal itself.
  par uuid references utilisateur (id),
  version int not null default 1
);
-- One living membership of a person in an establishment; refused and left ones stay as history.
create unique index membre_association_vivant on membre_association (id_utilisateur, id_association, coalesce(id_siret, ''))
  where etat in ('demandee', 'active');
create index membre_association_association on membre_association (id_association, etat);

create table membre_service (
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  id_service uuid not null references service (id),
  role text not null check (role in ('compte', 'membre', 'responsable')),
  since timestamptz not null default now(),
  primary key (id_utilisateur, id_service)
);
create index membre_service_service on membre_service (id_service);

-- The last person able to sign in for a locked service is signed out with it.
create function fermer_sessions_du_service() returns trigger language plpgsql as $$
begin
  update session set revoked_at = clock_timestamp(), motif = 'compte'
    where revoked_at is null and id_utilisateur in (
      select u.id from utilisateur u join membre_service m on m.id_utilisateur = u.id and m.id_service = new.id
      where u.roles <@ array['rds.service', 'rds.user'] and not exists (
        select from membre_service autre join service s on s.id = autre.id_service
        where autre.id_utilisateur = u.id and not s.locked)
    );
  return new;
end $$;
create trigger service_verrouille after update of locked on service
  for each row when (new.locked and not old.locked)
  execute function fermer_sessions_du_service();
