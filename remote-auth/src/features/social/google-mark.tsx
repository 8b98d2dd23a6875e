/** Google's logo. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true" focusable="false">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5a13.3 13.3 0 0 1-19.8-7H4.3v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#fbbc05" d="M11.6 28.1a13 13 0 0 1 0-8.4V14H4.3a22 22 0 0 0 0 19.8z" />
      <path
        fill="#ea4335"
        d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.3 14l7.3 5.7A13.1 13.1 0 0 1 24 10.7z"
      />
    </svg>
  );
}
