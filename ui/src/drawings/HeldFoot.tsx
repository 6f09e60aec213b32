import { arc, lines, measure, type Point, quiet } from './lines.ts';

// All parts face right, in the room of OnTheMat.tsx, which turns them around.
const touch: Point = { x: 268, y: 322 };

interface HeldFootProps {
  className?: string | undefined;
}

/** A child's foot in two grown-up hands: small and unspoken, beside words that say the same. */
export function HeldFootDrawing({ className }: HeldFootProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 240 180" {...lines}>
      <clipPath id="held-foot">
        <circle cx="120" cy="90" r="88" />
      </clipPath>
      <circle cx="120" cy="90" r="88" fill="var(--drawing-ground)" stroke="none" />
      <g clipPath="url(#held-foot)">
        <g transform="matrix(-1.05 0 0 1.05 424 -232)" strokeWidth="2.15">
          <Rings radii={[66]} />
          <FarForearm />
          <Leg />
          <path
            d="M241 310C228 307.5 215 305 200 303C171.5 299 145.5 297.5 120 296L120 330C145.5 328 171 325.5 200 327C213 327.5 224.5 329 236 330L241 310Z"
            fill="var(--drawing-tint)"
          />
          <Hold />
          <g {...measure}>
            <path d="M287 331C297.5 329.5 308 328 320 329C332 330 342 330 352 336C366 344 370 358.5 378 372C385.5 384.5 390.5 396 396 408" />
            <circle cx="287" cy="331" r="4.5" fill="var(--drawing-paper)" />
            <circle cx="352" cy="336" r="4.5" fill="var(--drawing-paper)" />
          </g>
        </g>
      </g>
    </svg>
  );
}

/** Arcs that spread from the touch. */
export function Rings({ radii }: { radii: readonly number[] }) {
  return (
    <g {...quiet}>
      {radii.map((radius) => (
        <path key={radius} d={arc(touch, radius, 24, 160)} />
      ))}
    </g>
  );
}

/** The therapist's other arm, which the foot hides at its wrist. */
export function FarForearm() {
  return (
    <path
      d="M120 240C129.5 243.5 139 247 150 251C166.5 257 179 261.5 196 266C211.5 270 224 272 240 275C256 278 270 281 284 284L282 302C268.5 300 255 298.5 240 297C222 295.5 208 295.5 190 294C164.5 292 142.5 289 120 286L120 240Z"
      fill="var(--drawing-tint)"
    />
  );
}

/** The child's raised leg, from the hem to the mat. */
export function Leg() {
  return (
    <path
      d="M412 376C407.5 363.5 403 351 396 338C391 328.5 388.5 319 380 312C373.5 306.5 366.5 303.5 358 302C348 300 340 303 330 304C316.5 305 304 306.5 292 308L292 341C306 340 320.5 339 334 346C340.5 349.5 345.5 352.5 350 358C356.5 365.5 357 374.5 360 384C363.5 394 363.5 402.5 368 412C372.5 421.5 375.5 430.5 384 436C386.5 438 389.5 439 392 440L436 440C440 428 444 416.5 440 404C435.5 390.5 424 383 412 376Z"
      fill="var(--drawing-tint)"
    />
  );
}

/** The foot, one hand under its heel and the other along the shin. */
export function Hold() {
  return (
    <g>
      {/* her near hand: fingers under the heel */}
      <path
        d="M236 330C242.5 336 249 342 258 346C267 350 274.5 350.5 284 351C290.5 351.5 297 354.5 302 350C304 348.5 306.5 346.5 306 344C305.5 341.5 302.5 341 300 340C290.5 335 279.5 343.5 270 338C264.5 335 262.5 330.5 258 326C252 320 246.5 315 241 310L236 330Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M292 311C289.5 310.5 286.5 309.5 284 308C280.5 305.5 278.5 302 277 298C275 293.5 276 289 275 284C274 280 274 276.5 272 273C270 270 268 266.5 264 266C260.5 265.5 257 267 255 270C252.5 273.5 254 277.5 254 282C254 288.5 256 293.5 256 300C256 306.5 253 311.5 253 318C253 323.5 252.5 328 255 333C257 337 260 340 264 342C268.5 344 273 343.5 278 343C283 342.5 287.5 341.5 292 340L292 311Z"
        fill="var(--drawing-paper)"
      />
      {/* thumb */}
      <path
        d="M241 310C244.5 309 248 307.5 252 308C257 308.5 260 311.5 264 314C268.5 316.5 274.5 317 276 322C277 324.5 277.5 327 276 329C274 331.5 271 330 268 330C263.5 330 260.5 326 256 326C253 326 250.5 327 248 328"
        fill="var(--drawing-paper)"
      />
      {/* her far hand lies along the shin */}
      <path
        d="M284 284C289 284 294.5 284 300 285C307.5 286 313 287.5 320 290C326.5 292.5 332 294 338 298C341.5 300 347 301 347 305C347 307.5 346 309.5 344 311C341.5 313.5 337.5 312 334 312C328 312 323.5 310 318 309C316 308.5 314.5 308.5 313 308C313 310 313.5 312 314 314C314.5 316 317 318 316 320C315 322 313 322.5 311 323C307.5 323.5 305.5 320 303 318C300 316 299 313 296 311C294 309.5 292.5 308 290 307C287.5 305.5 285.5 305 283 304L284 284Z"
        fill="var(--drawing-paper)"
      />
      <path d="M326 300l12 6" strokeWidth="1.5" />
    </g>
  );
}
