-- What an account needs to know of its services: who is in which, and whether it is open.
create view appartenance_service as
  select m.id_utilisateur, m.id_service, m.role, m.since,
    s.code, s.nom, s.profil, s.niveau_territorial, s.code_territoire, s.locked
  from membre_service m join service s on s.id = m.id_service;
