-- Points of returned stakes are taken back. What was spent already is missing from the carry until new stakes earn it.
alter table point_carries drop constraint point_carries_carry_check;
