import { ChildHead } from './ChildHead.tsx';
import { FarForearm, Hold, Leg, Rings } from './HeldFoot.tsx';
import { arc, lines, measure } from './lines.ts';
import { Head, Torso } from './SeatedPerson.tsx';

const floor = 452;

interface OnTheMatProps {
  title: string;
  className?: string | undefined;
}

/** A therapist kneels at a mat and holds the foot of a child who lies on it; the touch goes on through the body in a wave. */
export function OnTheMat({ title, className }: OnTheMatProps) {
  return (
    <svg className={className} role="img" viewBox="0 60 640 410" {...lines}>
      <title>{title}</title>
      <path d={`${arc({ x: 320, y: floor }, 270, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      {/* Facing the words on its left, as the desk does. */}
      <g transform="translate(640 0) scale(-1 1)">
        <Rings radii={[66, 94, 122]} />
        <path d="M24 440H622a6 6 0 0 1 0 12H24a6 6 0 0 1 0-12Z" fill="var(--drawing-paper)" />
        <path d={`M-1200 ${floor}H1840`} />
        <Child />
        <Therapist />
        <Hold />
        <Wave />
      </g>
    </svg>
  );
}

/** From the foot through knee and hip to the shoulder. */
function Wave() {
  return (
    <g {...measure}>
      <path
        d="M287 331C297.5 329.5 308 328 320 329C332 330 342 330 352 336C366 344 370 358.5 378 372C385.5 384.5 384 399.5 396 408C409 417 424 411.5 440 411C459 410 475.5 406 492 402"
        strokeWidth="1.5"
      />
      <g fill="var(--drawing-paper)">
        <circle cx="287" cy="331" r="4.5" />
        <circle cx="352" cy="336" r="4.5" />
        <circle cx="396" cy="408" r="4.5" />
        <circle cx="492" cy="402" r="4.5" />
      </g>
    </g>
  );
}

function Therapist() {
  return (
    <g>
      <FarForearm />
      {/* She sits on her heels: sock, shin, then thigh and seat. */}
      <path
        d="M104 440C107.5 431.5 111.5 423 108 414C105.5 408 102 402.5 96 400C90.5 398 85.5 399 80 401C70.5 404 68.5 415.5 60 421C53 426 40.5 422.5 38 431C37 434 37.5 437 38 440L104 440Z"
        fill="var(--drawing-line)"
      />
      <path
        d="M98 440C94 430 90 420.5 96 412C101.5 404 112.5 406 122 404C149.5 398.5 172 409 200 412C213 413.5 226 407.5 236 416C241 420 247 424 246 430C245 435 240.5 437.5 236 440L98 440Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M92 318C84.5 325.5 77.5 333 74 344C70.5 355 69 365.5 74 376C78.5 384.5 85.5 389 94 394C108.5 402.5 123.5 399.5 140 403C160.5 407.5 175.5 412.5 196 417C206 419.5 213.5 424 224 423C231 422.5 239 423 243 417C246.5 412 246.5 405.5 244 400C241.5 394 235.5 392 230 388C217 379 202.5 379.5 190 370C177 360.5 168.5 348 160 336L92 318Z"
        fill="var(--drawing-paper)"
      />
      <g transform="translate(-141 -95) rotate(22 260 447)">
        <g transform="rotate(-3 236 280)">
          <Head />
          <path d="M280 252.5c-3 1-6 0-8-3" strokeWidth="2" />
        </g>
        <Torso />
      </g>
      <path
        d="M150 193C143.5 193 138.5 195.5 134 200C128.5 206 129.5 214 129 222C128.5 235.5 135 245 138 258C141 271 142 281.5 146 294C148 300 148 306 152 311C156 316 162 317.5 168 320C180 325 191 322 204 324C215.5 326 226 328 236 330L241 310C231 308 220.5 306.5 210 302C204 299.5 198 299 194 294C189 288 191.5 280 190 272C187.5 259 185.5 249 182 236C179 225 179.5 214.5 172 206C166 199 159 192.5 150 193Z"
        fill="var(--drawing-tint)"
      />
    </g>
  );
}

function Child() {
  return (
    <g>
      <path
        d="M400 440C368 440.5 336 441 300 440C288 439.5 277 439.5 266 439L262 413C277.5 411.5 293 410 310 408C337 404.5 360.5 400.5 384 396L400 440Z"
        fill="var(--drawing-tint)"
      />
      <path
        d="M266 438C259.5 440.5 252.5 443 246 440C242 438.5 239.5 436.5 237 433C232 425.5 240.5 417 240 408C239.5 403.5 236 400 238 396C239.5 393 241.5 390 245 390C248.5 390 251 393 253 396C255.5 399.5 253.5 404 256 408C257.5 410.5 260 412.5 262 414L266 438Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M494 440C498 435.5 502 431.5 508 428C518 422 528.5 423.5 540 422C555.5 420 568 419.5 584 421C592.5 422 602 419 608 425C612 429 613 434.5 614 440L494 440Z"
        fill="var(--drawing-tint)"
      />
      <g transform="translate(556 392) rotate(70)">
        <ChildHead />
      </g>
      <path
        d="M514 384C504.5 379.5 495 375.5 484 373C465 369 449 371 430 374C416 376 404 376.5 392 384C383.5 389.5 375.5 394.5 372 404C367.5 416.5 373.5 428 380 440L494 440C500.5 435.5 507 431 512 424C516.5 417.5 519.5 411.5 520 404C520.5 396.5 517 390 514 384Z"
        fill="var(--drawing-paper)"
      />
      <Leg />
      <path
        d="M466 408C459 410 452 412 444 414C435.5 416 429 418 420 419C415 419.5 411 418.5 406 420C401 421.5 397 423 393 426C390 428 384.5 429.5 386 433C387 435.5 390.5 435.5 393 436C396.5 436.5 399 433 402 434C404.5 434.5 405.5 437 408 438C412 439.5 415.5 436.5 420 436C428.5 435 435.5 435 444 434C454 432.5 463 430.5 472 428L466 408Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M502 384C495 382.5 490.5 390.5 484 394C475.5 398.5 468 401.5 460 405L466 431C474 429.5 482 428 490 424C498 420 506 417.5 510 410C513 405 515 399.5 513 394C511 389 507 385 502 384Z"
        fill="var(--drawing-paper)"
      />
    </g>
  );
}
