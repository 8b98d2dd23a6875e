// The script of a chat vendor: it marks the page it runs in, and counts how often it ran.
const { dataset } = document.documentElement;
dataset['widget'] = String(Number(dataset['widget'] ?? '0') + 1);
