-- Who signs the letters of a service, and in what capacity; null where nobody said.
alter table service
  add column signataire text check (length(signataire) <= 120),
  add column qualite_signataire text check (length(qualite_signataire) <= 160);
